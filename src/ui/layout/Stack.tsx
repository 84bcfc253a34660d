import styled, { css } from 'styled-components'
import { box, size, space } from '@/theme/tokens'

/** Between children, in steps of 4 px: `3`, or `[1, 4]` between rows and between columns. */
type Gap = number | readonly [row: number, column: number]

type Placement = {
  $gap?: Gap
  $align?: 'start' | 'center' | 'end' | 'baseline' | 'flex-start' | 'flex-end'
  $justify?: 'start' | 'center' | 'end' | 'space-between' | 'flex-end'
}

const gap = css<Placement>`
  gap: ${({ $gap = 0 }) => (typeof $gap === 'number' ? space($gap) : $gap.map(space).join(' '))};
`

/** Children below one another: `<Stack as="ul" $gap={3}>`. `$justify="start"` makes them no wider than their content. */
export const Stack = styled.div<Placement>`
  display: grid;
  ${gap}
  align-content: ${({ $align }) => $align};
  justify-items: ${({ $justify }) => $justify};
`

/** Children beside one another: `<Row $gap={2} $align="center">`. `$wrap` lets those that don't fit begin a new row. */
export const Row = styled.div<Placement & { $wrap?: boolean }>`
  display: flex;
  flex-wrap: ${({ $wrap }) => $wrap && 'wrap'};
  ${gap}
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
`

/** Columns that no content makes wider: `$columns` of one width (1 by default), or a CSS track list. */
export const Grid = styled.div<Placement & { $columns?: number | string }>`
  display: grid;
  grid-template-columns: ${({ $columns = 1 }) => (typeof $columns === 'string' ? $columns : evenColumns($columns))};
  ${gap}
  align-items: ${({ $align }) => $align};
  justify-items: ${({ $justify }) => $justify};
`

const evenColumns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

/** The page's column: at most 1280 px of content, with gutters that grow with the screen. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${size.content} + 2 * ${box.gutter});
  margin-inline: auto;
  padding-inline: ${box.gutter};
`
