import { css } from 'styled-components'
import { color, size } from '@/theme/tokens'

/**
 * Sticks in a table that scrolls sideways, above the rest and on the ground of its row. A table that fits has nothing stuck:
 * of a hundred rows, each stuck cell makes every frame slower.
 */
export const stuck = css`
  /* WebKit does not position table rows: what covers a row would cover the whole table. */
  position: relative;

  [data-scrolls] & {
    position: sticky;
    z-index: 1;
    background: inherit;
  }
`

/** The heading and the actions stick to the edges; the select column's 44 px stand before the heading. */
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
      8px 0 8px -8px rgb(0 0 0 / 25%);
  }

  [data-more-end] &[data-actions] {
    box-shadow:
      inset 1px 0 ${color.line},
      -8px 0 8px -8px rgb(0 0 0 / 25%);
  }
`
