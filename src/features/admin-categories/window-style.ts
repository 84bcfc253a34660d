import styled from 'styled-components'
import { color, space, text } from '@/theme/tokens'

/** Question, fields and buttons of a window, below each other. */
export const WindowBody = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
`

/** Two buttons of one width, the one that does it last. */
export const WindowButtons = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-block-start: ${space(2)};
  grid-template-columns: repeat(2, minmax(0, 1fr));
`

/** Smaller and quieter words. */
export const Quiet = styled.p`
  margin-block-start: ${space(1)};
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
