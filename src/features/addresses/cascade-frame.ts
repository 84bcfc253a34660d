import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { space, weight } from '@/theme/tokens'

/** Draws the selectors as one group. */
export const Group = styled.fieldset`
  padding-block-start: ${space(2)};
`

export const Legend = styled.legend`
  font-weight: ${weight.bold};
`

export const Grid = styled.div`
  display: grid;
  gap: ${space(3)} ${space(4)};
  margin-block-start: ${space(3)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`
