import { createLink } from '@tanstack/react-router'
import styled from 'styled-components'
import type { Line } from '@/domain/cart/cart'
import { useMsg } from '@/i18n/use-msg'
import { color } from '@/theme/tokens'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'

type LineNameProps = {
  /** The line; its variant is chosen again on the product page. */
  line: Pick<Line, 'name' | 'slug' | 'variantId'>
}

/** A line's name, linked to its variant's product page in a new tab (Product §2). */
export function LineName({ line }: LineNameProps) {
  const msg = useMsg()
  return (
    <Name
      to="/products/$slug"
      params={{ slug: line.slug }}
      search={{ ...(line.variantId !== null && { variant: line.variantId }) }}
    >
      {line.name}
      <VisuallyHidden> {msg('ui.opensInNewTab')}</VisuallyHidden>
    </Name>
  )
}

const Name = createLink(styled.a.attrs({ target: '_blank', rel: 'noopener' })`
  position: relative;
  justify-self: start;
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`)
