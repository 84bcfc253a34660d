import styled from 'styled-components'
import { size } from '@/theme/tokens'

/** The room of a wishlist button while its code or its texts load. */
export const HeartSlot = styled.span`
  display: inline-block;
  width: ${size.target};
  height: ${size.target};
`
