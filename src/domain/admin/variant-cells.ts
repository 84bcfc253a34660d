import type { AdminVariant } from '@/api/generated/model'
import { readVnd, type VndProblem } from '@/lib/vnd-input'
import { groupVnd } from '@/lib/money'
import {
  type CellAmount,
  gridColumns,
  gridRows,
  type Layer,
  type Combination,
  type VariantGrid,
} from './variant-grid'
import type { PastedBlock } from './pasted-block'

/** Why the value of a cell is refused. */
export type CellProblem = VndProblem | 'notAboveSale'
/** A text for a cell. */
export type CellText = Combination & { layer: Layer; text: string }

/** Returns what a cell shows. A price of 0 is still missing and shows nothing. */
export function cellText(variant: AdminVariant | undefined, layer: Layer): string {
  const amount = variant?.[layer] ?? null
  if (amount === null || (amount === 0 && layer === 'price')) return ''
  return groupVnd(amount)
}

/** Returns why a text is not a valid amount, or null when it is. */
export function textProblem(text: string): VndProblem | null {
  const reading = readVnd(text)
  return 'problem' in reading ? reading.problem : null
}

/** Returns why the value of a cell is refused, or null: an original price must be above the sale price. */
export function valueProblem(variant: AdminVariant | undefined, layer: Layer): CellProblem | null {
  if (layer !== 'original_price' || !variant || variant.original_price === null) return null
  return variant.original_price <= variant.price ? 'notAboveSale' : null
}

/** Parses texts into amounts; invalid texts are skipped. */
export function amountsOf(texts: readonly CellText[]): CellAmount[] {
  return texts.flatMap(({ text, ...cell }) => {
    const reading = readVnd(text)
    return 'amount' in reading ? [{ ...cell, amount: reading.amount }] : []
  })
}

type Anchor = Combination & { layer: Layer }

/**
 * Returns the cells that a pasted block fills, from `anchor` to the right and down, and how many of its cells lie
 * outside the grid. Empty ones are skipped.
 */
export function pastedCells(grid: VariantGrid, anchor: Anchor, block: PastedBlock) {
  const rows = gridRows(grid)
  const columns = gridColumns(grid)
  const top = rows.indexOf(anchor.color)
  const left = columns.indexOf(anchor.size)
  const texts: CellText[] = []
  let outside = 0
  block.forEach((row, down) =>
    row.forEach((text, right) => {
      if (text === '') return
      const color = rows[top + down]
      const size = columns[left + right]
      if (color === undefined || size === undefined) outside += 1
      else texts.push({ color, size, layer: anchor.layer, text })
    }),
  )
  return { texts, outside }
}
