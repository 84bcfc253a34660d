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

/** Why a cell can't be kept as it is. */
export type CellProblem = VndProblem | 'notAboveSale'
/** A text for a cell. */
export type CellText = Combination & { layer: Layer; text: string }

/** What a cell shows of its variant: a price of 0 is one that is still missing. */
export function cellText(variant: AdminVariant | undefined, layer: Layer): string {
  const amount = variant?.[layer] ?? null
  if (amount === null || (amount === 0 && layer === 'price')) return ''
  return groupVnd(amount)
}

/** Why a text can't be the number of a cell; null where it can. */
export function textProblem(text: string): VndProblem | null {
  const reading = readVnd(text)
  return 'problem' in reading ? reading.problem : null
}

/** Why the number of a cell can't be kept: an original price is above the one it was lowered to. */
export function valueProblem(variant: AdminVariant | undefined, layer: Layer): CellProblem | null {
  if (layer !== 'original_price' || !variant || variant.original_price === null) return null
  return variant.original_price <= variant.price ? 'notAboveSale' : null
}

/** The numbers of those texts that are some. */
export function amountsOf(texts: readonly CellText[]): CellAmount[] {
  return texts.flatMap(({ text, ...cell }) => {
    const reading = readVnd(text)
    return 'amount' in reading ? [{ ...cell, amount: reading.amount }] : []
  })
}

type Anchor = Combination & { layer: Layer }

/**
 * Where the cells of a pasted block go, from `anchor` to the right and down, and how many find no cell. An empty one
 * leaves what is there.
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
