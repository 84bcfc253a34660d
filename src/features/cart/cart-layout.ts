import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'

/** Lines beside their summary; stacked on narrow screens, where the total bar sticks along the whole column. */
export const CartColumns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(10)};

  ${media.desktop} {
    display: grid;
    align-items: start;
    gap: ${space(16)};
    grid-template-columns: minmax(0, 1fr) 360px;
  }
`

/** The list of lines; virtualized lists position their rows inside it. */
export const LineList = styled.ul`
  position: relative;
  padding: 0;
  list-style: none;
`
