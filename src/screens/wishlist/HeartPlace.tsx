import styled from 'styled-components'
import { size } from '@/theme/tokens'

/** Keeps the place of a heart that is on its way. */
export const HeartPlace = styled.span`
  display: inline-block;
  width: ${size.target};
  height: ${size.target};
`
