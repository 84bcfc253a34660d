import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, space, text, title } from '@/theme/tokens'
import { titledCard } from '@/ui/layout/titled-card'

/** Items beside the actions; on phones the actions come first. */
export const DetailColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: ${space(6)};
  }
`

/** One of the two columns. */
export const DetailColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${media.desktop} {
    gap: ${space(5)};
  }
`

/** A titled card of the order page. */
export const DetailCard = styled.section`
  ${titledCard}
  gap: ${space(3)};
`

/** The heading of a card. */
export const DetailTitle = styled.h2`
  font: ${title.h4};
`

/** Secondary text. */
export const Quiet = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
