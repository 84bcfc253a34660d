import styled from 'styled-components'

/** Gives the link inside the height of a finger. */
export const TargetLine = styled.span`
  & > a {
    display: inline-flex;
    min-height: 44px;
    align-items: center;
  }
`
