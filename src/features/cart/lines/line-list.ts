import styled from 'styled-components'

/** The list of lines. Long ones place their rows themselves. */
export const LineList = styled.ul`
  position: relative;
  padding: 0;
  list-style: none;
`
