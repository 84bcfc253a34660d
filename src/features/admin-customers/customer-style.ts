import styled from 'styled-components'
import { color, space, title } from '@/theme/tokens'
import { titledCard } from '@/ui/layout/titled-card'

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
  ${titledCard}
  gap: ${space(2)};
`

/** The heading of a card. */
export const CustomerTitle = styled.h2`
  font: ${title.h4};
`

/** Secondary text. */
export const CustomerQuiet = styled.p`
  color: ${color.inkSoft};
`
