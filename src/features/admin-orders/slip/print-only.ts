import styled, { createGlobalStyle } from 'styled-components'

/** While printed, a page with a slip is nothing but its slip. */
export const PrintOnlySlip = createGlobalStyle`
  @media print {
    @page {
      margin: 12mm;
    }

    html,
    body {
      min-height: 0;
      background: white;
    }

    body > :not([data-slip]) {
      display: none !important;
    }
  }
`

/** Black on white and measured in points; on screen it is not there at all. */
export const Sheet = styled.article`
  display: none;

  @media print {
    display: block;
    color: black;
    font-size: 10.5pt;
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
`
