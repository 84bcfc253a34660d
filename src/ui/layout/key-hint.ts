import styled from 'styled-components'
import { media } from '@/theme/breakpoints'

/** Words about keys, which phones and tablets do not have. */
export const KeyHint = styled.span`
  ${media.phone} {
    display: none;
  }

  ${media.coarse} {
    display: none;
  }
`
