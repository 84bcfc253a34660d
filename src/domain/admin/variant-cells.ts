import type { AdminVariant } from '@/api/generated/model'
import { groupVnd } from '@/lib/money'
import { readVnd, type VndProblem } from '@/lib/vnd-input'
import { codeShape } from '../product/code'
import type { CellAmount, CellCode, Combination, GridLayer } from './variant-grid'

/** Why the value of a cell is refused. */
export type CellProblem = VndProblem | 'notAboveSale' | 'noPrice' | 'badCode' | 'repeatedCode'
/** A text for a cell. */
export type CellText = Combination & { layer: GridLayer; text: string }

/** Returns what a cell shows. A price of 0 is still missing and shows nothing. */
export function cellText(
  variant: Partial<Pick<AdminVariant, GridLayer>> | undefined,
  layer: GridLayer,
): string {
  if (layer === 'sku') return variant?.sku ?? ''
  const amount = variant?.[layer] ?? null
  if (amount === null || (amount === 0 && layer === 'price')) return ''
  return groupVnd(amount)
}

/** Returns why a text is not a valid amount, or code, or null when it is. */
export function textProblem(text: string, layer: GridLayer = 'price'): CellProblem | null {
  if (layer === 'sku') return codeShape.test(text.trim()) ? null : 'badCode'
  const reading = readVnd(text)
  return 'problem' in reading ? reading.problem : null
}

/** Returns why the value of a cell is refused, or null: an original price must be above the sale price. */
export function valueProblem(
  variant: Pick<AdminVariant, 'price' | 'original_price'> | undefined,
  layer: GridLayer,
): CellProblem | null {
  if (layer !== 'original_price' || !variant || variant.original_price === null) return null
  return variant.original_price <= variant.price ? 'notAboveSale' : null
}

/** Parses texts into amounts; codes and invalid texts are skipped. */
export function amountsOf(texts: readonly CellText[]): CellAmount[] {
  return texts.flatMap(({ text, layer, ...place }) => {
    const reading = readVnd(text)
    return layer !== 'sku' && 'amount' in reading
      ? [{ ...place, layer, amount: reading.amount }]
      : []
  })
}

/** Returns the codes among the texts; invalid ones are skipped. */
export function codesOf(texts: readonly CellText[]): CellCode[] {
  return texts.flatMap(({ text, layer, ...place }) =>
    layer === 'sku' && !textProblem(text, layer) ? [{ ...place, code: text.trim() }] : [],
  )
}
