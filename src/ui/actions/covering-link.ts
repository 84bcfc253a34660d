import { css } from 'styled-components'

/**
 * For a link whose target is all of its nearest positioned ancestor: a whole card or line. Other controls in there are
 * positioned and have a `z-index` of their own.
 */
export const coveringLink = css`
  &::after {
    position: absolute;
    content: '';
    inset: 0;
  }
`
