import { css } from 'styled-components'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'

/** How wide the picture of a hit is on screen. */
export const hitSizes = '(min-width: 768px) 200px, 64px'

/** A list on phones, a row of five elsewhere. */
export const hitGrid = css`
  display: grid;
  gap: ${space(1)};
  margin-inline: -${space(2)};

  ${media.tablet} {
    gap: ${space(2)};
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`
