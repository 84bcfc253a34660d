import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, space } from '@/theme/tokens'

/** The narrow column of a success page. */
export const OrderPage = styled.div`
  display: grid;
  gap: ${space(8)};
  max-width: 720px;
  margin-inline: auto;
  padding-block: ${space(12)} ${space(16)};
`

/** Flower, heading and thanks, centred. */
export const OrderPageHead = styled.header`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  text-align: center;

  & > svg {
    color: ${color.celadon};
  }

  & > p {
    max-width: 52ch;
    color: ${color.inkSoft};
  }
`

/** The links to go on, side by side where there is room. */
export const OrderPageActions = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.tablet} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
  }
`
