import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, radius, space, text, title } from '@/theme/tokens'

/** The cards of a customer, side by side where there is room. */
export const CustomerCards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  align-items: start;
  gap: ${space(4)};
  margin-block-end: ${space(6)};
`

/** A titled card. */
export const CustomerCard = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${text.sm};
  overflow-wrap: anywhere;

  ${media.tablet} {
    padding: ${space(5)};
  }
`

/** The heading of a card. */
export const CustomerTitle = styled.h2`
  font: ${title.h4};
`

/** Secondary text. */
export const CustomerQuiet = styled.p`
  color: ${color.inkSoft};
`
