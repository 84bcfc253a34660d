import styled, { css } from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, size, space, title } from '@/theme/tokens'

/** The form beside the order on wide screens; above it elsewhere, with the pay bar stuck to the bottom. */
export const CheckoutColumns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(10)};

  ${media.desktop} {
    display: grid;
    gap: ${space(16)};
    grid-template-columns: minmax(0, 1fr) 420px;
    padding-block: ${space(6)} ${space(16)};
  }
`

export const CheckoutFields = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(10)};

  & > h1 {
    margin-block: ${space(8)} -${space(4)};

    ${media.desktop} {
      margin-block-start: 0;
    }
  }
`

/**
 * The order and the pay bar: as tall as the window at most on wide screens, where the order's lines scroll; in a window
 * too low for that, all of it. Transparent to the layout elsewhere.
 */
export const CheckoutSide = styled.div`
  display: contents;

  ${media.desktop} {
    position: sticky;
    top: calc(${size.header} + ${space(6)});
    display: flex;
    flex-direction: column;
    align-self: start;
    max-height: calc(100vh - ${size.header} - ${space(12)});
    overflow-y: auto;
  }
`

const heading = css`
  padding-block-end: ${space(3)};
  border-block-end: 1px solid ${color.line};
  font: ${title.h3};
`

/** A part of the form under its own heading. */
export const CheckoutSection = styled.section`
  display: grid;
  gap: ${space(5)};

  & > h2 {
    ${heading}
  }
`

/** Radio buttons that are a part of the form: the group's own name looks like a heading. */
export const CheckoutChoice = styled.div`
  & legend {
    ${heading}
    width: 100%;
    margin-block-end: ${space(5)};
  }
`
