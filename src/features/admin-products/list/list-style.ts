import styled from 'styled-components'
import { color, space, text } from '@/theme/tokens'

/** Above the table: how many there are, and which columns show. */
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

/** Below the table: how many rows, and the other pages. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin-block-start: ${space(5)};
`
