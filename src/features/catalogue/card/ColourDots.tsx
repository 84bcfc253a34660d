import styled from 'styled-components'
import type { ProductColor } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text } from '@/theme/tokens'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'

const maxDots = 4

type ColourDotsProps = {
  /** In the order of the product; beyond a few they are counted. */
  colors: readonly ProductColor[]
}

/** A product's colours as dots, with their names for screen readers. */
export function ColourDots({ colors }: ColourDotsProps) {
  const msg = useMsg()
  if (colors.length === 0) return null
  const names = colors.map((one) => one.name).join(', ')
  return (
    <Row>
      <VisuallyHidden>{msg('catalogue.colours', { names })}</VisuallyHidden>
      {colors.slice(0, maxDots).map((one) => (
        <Dot key={one.name} aria-hidden="true" style={{ background: one.color_code }} />
      ))}
      {colors.length > maxDots && <span aria-hidden="true">+{colors.length - maxDots}</span>}
    </Row>
  )
}

const Row = styled.p`
  display: flex;
  height: ${space(5)};
  align-items: center;
  gap: ${space(1)};
  color: ${color.inkSoft};
  font-size: ${text.xs};
`

const Dot = styled.span`
  width: ${space(3)};
  height: ${space(3)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  /* A product's colour is not one of the page. */
  forced-color-adjust: none;
`
