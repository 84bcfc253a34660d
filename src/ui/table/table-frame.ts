import styled, { keyframes } from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, radius, space, text, weight } from '@/theme/tokens'
import { stuckEdges } from './stuck-edges'

const pass = keyframes`
  from {
    transform: translateX(-100%);
  }

  to {
    transform: translateX(400%);
  }
`

/** A line runs along the top while other rows load; the current ones stay legible. */
export const Frame = styled.div`
  position: relative;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  &[aria-busy='true']::before {
    position: absolute;
    z-index: 3;
    width: 25%;
    height: 2px;
    background: ${color.accent};
    animation: ${pass} 1200ms linear infinite;
    content: '';
    inset: 0 auto auto 0;
  }

  ${media.reducedMotion} {
    &[aria-busy='true']::before {
      width: 100%;
    }
  }
`

/** A table with more columns than fit scrolls inside. The shadow at an edge says that there is more beyond it. */
export const Scroller = styled.div`
  border-radius: inherit;
  overflow: auto hidden;
`

export const Table = styled.table`
  display: block;
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text.sm};

  ${media.tablet} {
    display: table;
  }
`

/** On phones a line with the sortable columns and the checkbox that selects all. */
export const Head = styled.thead`
  display: block;

  & > tr {
    display: flex;
    min-height: 0;
    flex-wrap: nowrap;
    align-items: center;
    padding: 0 ${space(3)};
    border-block-end: 1px solid ${color.line};
    background: ${color.sand};
    gap: 0 ${space(4)};
    overflow-x: auto;
  }

  &:not(:has([data-sortable], input)) {
    display: none;
  }

  ${media.tablet} {
    && {
      display: table-header-group;
    }

    & > tr {
      display: table-row;
    }

    & > tr > th {
      border-block-end: 1px solid ${color.line};
    }
  }
`

export const HeadCell = styled.th`
  font-weight: ${weight.bold};
  text-align: start;
  white-space: nowrap;

  &:not([data-sortable]) {
    display: none;
  }

  ${media.tablet} {
    height: 40px;
    padding: 0 ${space(2)};

    &&:not([data-sortable]) {
      display: table-cell;
    }

    &[data-numeric] {
      text-align: end;
    }

    ${stuckEdges}
  }
`
