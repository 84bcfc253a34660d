import { css } from 'styled-components'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'

/** The `sizes` attribute of a hit's picture. */
export const hitSizes = '(min-width: 768px) 200px, 64px'

/** One column on phones, five on wider screens. */
export const hitGrid = css`
  display: grid;
  gap: ${space(1)};
  margin-inline: -${space(2)};

  ${media.tablet} {
    gap: ${space(2)};
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`
