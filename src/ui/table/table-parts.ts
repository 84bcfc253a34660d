import styled, { keyframes } from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, radius, size, space, text, weight } from '@/theme/tokens'

const pass = keyframes`
  from {
    transform: translateX(-100%);
  }

  to {
    transform: translateX(400%);
  }
`

/**
 * A line runs along the top while other rows load; the current ones stay legible. A wide table scrolls inside.
 */
export const Frame = styled.div`
  position: relative;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  overflow: auto hidden;

  &[aria-busy='true']::before {
    position: absolute;
    z-index: 1;
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

export const Table = styled.table`
  display: block;
  width: 100%;
  border-collapse: collapse;
  font-size: ${text.sm};

  ${media.tablet} {
    display: table;
  }
`

/** On phones a line with the sortable columns and the checkbox that selects all. */
export const Head = styled.thead`
  display: block;
  border-block-end: 1px solid ${color.line};
  background: ${color.sand};

  & > tr {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space(4)};
    padding: 0 ${space(3)};
  }

  ${media.tablet} {
    display: table-header-group;

    & > tr {
      display: table-row;
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
    padding: ${space(1)} ${space(3)};

    &&:not([data-sortable]) {
      display: table-cell;
    }

    &[data-numeric] {
      text-align: end;
    }
  }
`

export const Body = styled.tbody`
  display: block;

  ${media.tablet} {
    display: table-row-group;
  }
`

export const Row = styled.tr`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding: ${space(3)};

  tbody > & + & {
    border-block-start: 1px solid ${color.line};
  }

  ${media.hover} {
    tbody > &:hover {
      background: ${color.paper};
    }
  }

  tbody > &[data-selected] {
    background: ${color.accentSoft};
  }

  ${media.tablet} {
    display: table-row;
  }
`

/** On a phone a value is shown beside the name of its column. */
export const Cell = styled.td`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-width: 0;
  overflow-wrap: anywhere;

  &[data-title]::before {
    flex: none;
    color: ${color.inkSoft};
    content: attr(data-title);
  }

  &:not([data-title], [data-corner]) {
    padding-inline-end: ${size.target};
  }

  &[data-corner] {
    position: absolute;
    inset-block-start: ${space(3)};
    inset-inline-end: ${space(3)};
  }

  [data-selectable] > &[data-corner] {
    inset-inline-end: ${size.target};
  }

  ${media.tablet} {
    /* WebKit does not position table rows: what covers a row would cover the whole table. */
    position: relative;
    display: table-cell;
    padding: ${space(2)} ${space(3)};
    vertical-align: middle;

    &:not([data-title], [data-corner]) {
      padding-inline-end: ${space(3)};
    }

    &[data-title]::before {
      content: none;
    }

    &[data-corner] {
      position: static;
    }

    &[data-numeric] {
      font-variant-numeric: tabular-nums;
      text-align: end;
      white-space: nowrap;
    }
  }
`

export const SelectCell = styled.td`
  tbody & {
    position: absolute;
    z-index: 1;
    inset-block-start: ${space(1)};
    inset-inline-end: 0;
  }

  ${media.tablet} {
    width: ${size.target};
    padding-inline-start: ${space(3)};

    tbody & {
      position: static;
    }
  }
`
