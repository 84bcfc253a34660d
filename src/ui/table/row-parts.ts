import styled, { css } from 'styled-components'
import { color, media, size, space } from '@/theme/tokens.gen'

/**
 * Sticks in a table that scrolls sideways. In a table that fits, nothing sticks, because each sticking cell
 * makes every frame slower.
 */
const stuck = css`
  /* WebKit does not position table rows: what covers a row would cover the whole table. */
  position: relative;

  [data-scrolls] & {
    position: sticky;
    z-index: 1;
    background: inherit;
  }
`

/** The heading and the actions stick to the edges. The select column, 44 px wide, is before the heading. */
export const stuckEdges = css`
  &[data-first] {
    ${stuck}
    inset-inline-start: 0;
  }

  [data-scrolls] [data-selectable] > &[data-first] {
    inset-inline-start: ${size.target};
  }

  &[data-actions] {
    ${stuck}
    width: 1px;
    inset-inline-end: 0;
  }

  [data-more-start] &[data-first] {
    box-shadow:
      inset -1px 0 ${color.line},
      8px 0 8px -8px color-mix(in srgb, ${color.ink} 25%, transparent);
  }

  [data-more-end] &[data-actions] {
    box-shadow:
      inset 1px 0 ${color.line},
      -8px 0 8px -8px color-mix(in srgb, ${color.ink} 25%, transparent);
  }
`

export const Body = styled.tbody`
  display: block;

  ${media.tablet} {
    display: table-row-group;
  }
`

/**
 * A row. On phones it is a card of at most 112 px: the heading above a line of details, with a picture before
 * them and the actions behind them. Elements at the card's edges tell by attributes how much space they need
 * there.
 */
export const BodyRow = styled.tr`
  --box: 0px;
  --picture: 0px;
  --button: 0px;

  position: relative;
  display: flex;
  min-height: 68px;
  flex-wrap: wrap;
  align-content: center;
  align-items: center;
  padding-block: ${space(2)};
  padding-inline: calc(${space(3)} + var(--box) + var(--picture)) calc(${space(3)} + var(--button));
  background: ${color.surface};
  column-gap: ${space(3)};

  &[data-selectable] {
    --box: ${space(8)};
  }

  &[data-picture] {
    --picture: ${space(14)};
    column-gap: ${space(2)};
  }

  &[data-actions='button'] {
    --button: 8.5em;
  }

  &[data-moved] {
    pointer-events: none;
  }

  ${media.narrow} {
    column-gap: ${space(1)};
  }

  /* Large text needs the place of the picture. */
  ${media.tiny} {
    padding-inline: ${space(10)} ${space(1)};

    && * {
      white-space: normal;
    }

    & :has(> img) {
      display: none;
    }
  }

  tbody > & + & {
    border-block-start: 1px solid ${color.line};
  }

  &:has([data-opens-row]) {
    cursor: pointer;
  }

  /* Ends the line of the heading and the aside, whatever else would fit beside them. */
  tbody > &[data-aside]::before {
    ${media.phone} {
      order: -1;
      flex: 0 0 100%;
      content: '';
    }
  }

  ${media.hover} {
    tbody > &:hover {
      background: ${color.paper};
    }
  }

  /* A status stands out from either ground. */
  tbody > &[data-selected],
  tbody > &[data-noted] {
    --tag-ground: ${color.surface};
  }

  tbody > &[data-selected] {
    background: ${color.accentSoft};
  }

  tbody > &[data-noted] {
    background: ${color.celadonSoft};
  }

  ${media.tablet} {
    display: table-row;

    tbody > & + & > td {
      border-block-start: 1px solid ${color.line};
    }
  }
`

/** A cell. On a phone it shows only if its column has a `card`. */
export const Cell = styled.td`
  display: none;
  min-width: 0;
  overflow-wrap: anywhere;

  &[data-card] {
    display: flex;
    align-items: center;
  }

  &[data-card='heading'],
  &[data-card='line'] {
    flex: 0 0 100%;
  }

  &[data-card='heading'] {
    order: -2;
  }

  /* Beside an aside where that fits into the other half; the row breaks the line after both. */
  [data-aside] > &[data-card='heading'] {
    flex: 1 1 50%;

    ${media.narrow} {
      flex-basis: 60%;
    }
  }

  [data-aside][data-actions='button'] > &[data-card='heading'] {
    ${media.narrow} {
      flex-basis: 100%;
    }
  }

  /* The menu stands beside it, and the lines below have the whole width. */
  [data-actions='menu'] > &[data-card='heading'] {
    ${media.phone} {
      padding-inline-end: ${space(9)};
    }
  }

  &[data-card='aside'] {
    order: -2;
    justify-content: flex-end;
    margin-inline-start: auto;
  }

  /* The button stands below it. */
  [data-actions='button'] > &[data-card='aside'] {
    ${media.phone} {
      margin-inline-end: calc(-1 * var(--button));
    }
  }

  &[data-card='detail'],
  &[data-card='line'] {
    color: ${color.inkSoft};
  }

  &[data-actions] {
    position: absolute;
    display: flex;
    align-items: center;
    inset-block: 0;
    inset-inline-end: ${space(2)};
  }

  &[data-actions='menu'] {
    inset-block-end: auto;
  }

  &[data-actions='button'] {
    align-items: flex-end;
    padding-block-end: ${space(2)};
  }

  ${media.tablet} {
    &,
    &[data-card],
    &[data-actions] {
      display: table-cell;
      height: 48px;
      padding: 0 ${space(2)};
      color: inherit;
      vertical-align: middle;
    }

    /* Names take the room that is left: figures and words need what they need. */
    [data-picture] > &[data-first] {
      width: 100%;
    }

    &[data-numeric] {
      font-variant-numeric: tabular-nums;
      text-align: end;
      white-space: nowrap;
    }

    &[data-actions] {
      text-align: end;
      white-space: nowrap;
    }

    ${stuckEdges}
  }

  @media (min-width: 48em) and (pointer: coarse) {
    &,
    &[data-card] {
      height: 56px;
    }
  }
`

export const SelectCell = styled.td`
  tbody & {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    display: grid;
    width: ${size.target};
    align-items: center;
    padding-inline-start: ${space(3)};
  }

  ${media.tablet} {
    width: ${size.target};
    min-width: ${size.target};
    padding-inline-start: ${space(3)};

    &,
    tbody & {
      ${stuck}
      display: table-cell;
      inset-inline-start: 0;
    }
  }
`

/** Shown in the table only. On a card `OnCard` shows the same content. */
export const InTable = styled.span`
  ${media.phone} {
    display: none;
  }
`

/** Shown on a card only. An example is the name of a number, which in the table is the column heading. */
export const OnCard = styled.span`
  ${media.tablet} {
    display: none;
  }
`
