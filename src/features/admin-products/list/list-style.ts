import styled from 'styled-components'
import { color, space, text } from '@/theme/tokens'

/** Above the table: the number of products, and the choice of columns. */
export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-block: ${space(3)};
`

export const Count = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

/** Below the table: the rows per page, and the links to other pages. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin-block-start: ${space(5)};
`
