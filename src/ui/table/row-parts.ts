import styled, { css } from 'styled-components'
import { color, media, size, space } from '@/theme/tokens.gen'

/**
 * The styles of a cell that stays visible while a wide table scrolls. In a table that fits, nothing sticks,
 * because each sticky cell makes scrolling slower.
 */
const stuck = css`
  /*
   * The cell is positioned, because WebKit does not position table rows. An element that covers a row would
   * otherwise cover the whole table.
   */
  position: relative;

  [data-scrolls] & {
    position: sticky;
    z-index: 1;
    background: inherit;
  }
`

/**
 * The first column and the actions stick to the edges of the table. The column with the checkboxes, 44 px
 * wide, is in front of the first column.
 */
export const stickyEdgeStyle = css`
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

  &[data-actions='none'] {
    padding: 0;
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

export const TableBody = styled.tbody`
  display: block;

  ${media.tablet} {
    display: table-row-group;
  }
`

/**
 * A row of a table. On phones, the row is a card at most 112 px high. A heading stands above a line of
 * details, a picture before both and the actions behind both. The attributes of the row tell which of these
 * parts need space.
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
    --button: 8em;
  }

  &[data-moved] {
    pointer-events: none;
  }

  ${media.narrow} {
    column-gap: ${space(1)};
  }

  /* Very large text needs the space of the picture, so the picture is hidden. */
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

  /* The line ends after the heading and the aside, even if more content would fit. */
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

/** A cell of a table. On a phone it is visible only if its column has a `card`. */
export const RowCell = styled.td`
  display: none;
  min-width: 0;
  overflow-wrap: anywhere;

  &[data-card] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space(2)};
  }

  &[data-card='heading'],
  &[data-card='line'] {
    flex: 0 0 100%;
  }

  &[data-card='heading'] {
    order: -2;
  }

  /* The heading shares its line with the aside. The row starts a new line after both. */
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

  /* The menu is next to the heading. The lines below have the whole width. */
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

  /* A line below the heading and the aside stands before the details. */
  [data-aside] > &[data-card='line'] {
    order: -1;
  }

  /*
   * The padding of the card keeps the width of the button free. The button is in a lower row than the aside
   * and the line, so both extend over that width.
   */
  [data-actions='button'] > &:is([data-card='aside'], [data-card='line']) {
    ${media.phone} {
      margin-inline-end: calc(-1 * var(--button));
    }
  }

  [data-actions='button'] > &[data-card='line'] {
    flex-basis: calc(100% + var(--button));
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
      padding: ${space(0.5)} ${space(2)};
      color: inherit;
      vertical-align: middle;
    }

    /* Names get the remaining width, because numbers and short words need all of theirs. */
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

    ${stickyEdgeStyle}
  }

  @media (min-width: 48em) and (pointer: coarse) {
    &,
    &[data-card] {
      height: 56px;
    }
  }
`

export const CheckboxCell = styled.td`
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

/** Content that is visible only in the table. `CardOnlyText` shows the same content on a card. */
export const TableOnlyText = styled.span`
  ${media.phone} {
    display: none;
  }
`

/**
 * Content that is visible only on a card, for example the name of a number. In the table, the column heading
 * shows that name.
 */
export const CardOnlyText = styled.span`
  ${media.tablet} {
    display: none;
  }
`
