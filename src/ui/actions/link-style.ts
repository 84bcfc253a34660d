import { css } from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color } from '@/theme/tokens'

/** A link in running text. `$quiet` underlines only when pointed at: for menus, cards and lists of links. */
export const linkStyle = css<{ $quiet?: boolean }>`
  color: inherit;
  text-decoration-line: ${({ $quiet }) => ($quiet ? 'none' : 'underline')};
  text-decoration-thickness: 1px;
  text-underline-offset: 0.25em;

  ${media.hover} {
    &:hover {
      color: ${color.accent};
      text-decoration-line: underline;
    }
  }

  &:active {
    color: ${color.accentHover};
  }
`
