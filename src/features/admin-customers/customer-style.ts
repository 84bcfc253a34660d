import styled from 'styled-components'
import { color, space, title } from '@/theme/tokens'
import { titledCard } from '@/ui/layout/titled-card'

/** The cards of a customer, side by side where there is room; what is left over is wider, so that no hole stays. */
export const CustomerCards = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  margin-block-end: ${space(6)};
`

/** A titled card. */
export const CustomerCard = styled.section`
  ${titledCard}
  flex: 1 1 280px;
  align-content: start;
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
