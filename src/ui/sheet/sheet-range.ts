import type { Table } from '@/lib/table'

export type SheetPosition = { row: number; column: number }
export type SheetCellText = SheetPosition & { text: string }
/** The cells between two corners. The corners may be in any order. */
export type SheetRange = { from: SheetPosition; to: SheetPosition }
export type SheetSize = { rows: number; columns: number }

function edgesOf({ from, to }: SheetRange) {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    start: Math.min(from.column, to.column),
    end: Math.max(from.column, to.column),
  }
}

/** Returns true if a cell is inside a range. */
export function isInSheetRange({ row, column }: SheetPosition, range: SheetRange): boolean {
  const { top, bottom, start, end } = edgesOf(range)
  return row >= top && row <= bottom && column >= start && column <= end
}

/** Returns the places of all cells of a range, row by row. */
export function cellPositions(range: SheetRange): SheetPosition[] {
  const { top, bottom, start, end } = edgesOf(range)
  const rows = Array.from({ length: bottom - top + 1 }, (_, down) => top + down)
  const columns = Array.from({ length: end - start + 1 }, (_, right) => start + right)
  return rows.flatMap((row) => columns.map((column) => ({ row, column })))
}

/**
 * Returns the cell that the selection reaches after a move. A move beyond the edge of the sheet stops at the
 * edge.
 */
export function movedPosition(
  { row, column }: SheetPosition,
  [down, right]: readonly [down: number, right: number],
  { rows, columns }: SheetSize,
): SheetPosition {
  return {
    row: Math.min(rows - 1, Math.max(0, row + down)),
    column: Math.min(columns - 1, Math.max(0, column + right)),
  }
}

/**
 * Returns the texts that "fill down" writes. The first row of a range is copied to its other rows. A single
 * cell gets the text of the cell above it.
 */
export function filledDownTexts(
  range: SheetRange,
  textAt: (place: SheetPosition) => string,
): readonly SheetCellText[] {
  const { top, bottom } = edgesOf(range)
  const source = top === bottom ? top - 1 : top
  if (source < 0) return []
  return cellPositions(range)
    .filter(({ row }) => row > source)
    .map((place) => ({ ...place, text: textAt({ ...place, row: source }) }))
}

/**
 * Returns the texts that a pasted block writes, starting at the first cell of a range. `outside` is the
 * number of pasted cells that are outside the sheet. Empty cells of the block are skipped. A block with one
 * cell fills the whole range.
 */
export function pastedTexts(
  range: SheetRange,
  block: Table,
  { rows, columns }: SheetSize,
): { texts: SheetCellText[]; outside: number } {
  const [[only] = []] = block
  if (block.length === 1 && block[0]?.length === 1 && only)
    return { texts: cellPositions(range).map((place) => ({ ...place, text: only })), outside: 0 }
  const { top, start } = edgesOf(range)
  const all = block.flatMap((line, down) =>
    line.flatMap((text, right) =>
      text === '' ? [] : [{ row: top + down, column: start + right, text }],
    ),
  )
  const texts = all.filter(({ row, column }) => row < rows && column < columns)
  return { texts, outside: all.length - texts.length }
}

/**
 * Returns the texts of a range in the format of spreadsheets: tabs between cells, and a line for each row.
 */
export function textOfRange(range: SheetRange, textAt: (place: SheetPosition) => string): string {
  const lines = Map.groupBy(cellPositions(range), ({ row }) => row)
  return [...lines.values()].map((line) => line.map(textAt).join('\t')).join('\n')
}
