import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'

/** Lines beside their summary; one below the other on narrow screens. */
export const CartColumns = styled.div`
  display: grid;
  gap: ${space(10)};

  ${media.desktop} {
    align-items: start;
    gap: ${space(16)};
    grid-template-columns: minmax(0, 1fr) 360px;
  }
`
