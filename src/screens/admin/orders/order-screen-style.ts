import styled from 'styled-components'
import { color, space, text } from '@/theme/tokens'

/** Below the heading, when the order came in. */
export const Placed = styled.p`
  margin-block: calc(-1 * ${space(3)}) ${space(5)};
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
