import styled from 'styled-components'
import type { ProductColor } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text } from '@/theme/tokens'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'

const shown = 4

/** The colours a product comes in: dots for the eye, names for a screen reader. */
export function ColourDots({ colors }: { colors: readonly ProductColor[] }) {
  const msg = useMsg()
  if (colors.length === 0) return null
  const names = colors.map((one) => one.name).join(', ')
  return (
    <Row>
      <VisuallyHidden>{msg('catalogue.colours', { names })}</VisuallyHidden>
      {colors.slice(0, shown).map((one) => (
        <Dot key={one.name} aria-hidden="true" style={{ background: one.color_code }} />
      ))}
      {colors.length > shown && <span aria-hidden="true">+{colors.length - shown}</span>}
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
`
