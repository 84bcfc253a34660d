import styled, { createGlobalStyle } from 'styled-components'

/** In print, hides everything but the slip. */
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

/** The printed sheet; hidden on screen. */
export const Sheet = styled.article`
  display: none;

  @media print {
    display: block;
    color: black;
    font-size: 10.5pt;
    line-height: 1.45;
    overflow-wrap: anywhere;

    & + & {
      break-before: page;
    }
  }
`
