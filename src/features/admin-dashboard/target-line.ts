import styled from 'styled-components'

/** Makes the link inside 44 px high. */
export const TargetLine = styled.span`
  & > a {
    display: inline-flex;
    min-height: 44px;
    align-items: center;
  }
`
