import type { AdminVariant } from '@/api/generated/model'
import { variant } from '@/domain/product/description'
import { plain } from '@/lib/characters'
import { type Field, loggedOfKind, namesWith } from '@/lib/description'
import { groupVnd } from '@/lib/money'
import { typedNumber } from '@/lib/typed-number'
import { amountOf, readCount, readVnd, type VndProblem } from '@/lib/vnd-input'

/** The numbers of a variant: the columns of the sheet. */
export const layers = [
  ...namesWith(variant, { kind: 'money' }),
  ...namesWith(variant, { kind: 'count' }),
]
export type Layer = (typeof layers)[number]
/** Its code besides; the grid shows one of them at a time. */
export const gridLayers = [...layers, ...loggedOfKind(variant, 'text')]
export type GridLayer = (typeof gridLayers)[number]

/** A colour and a size; '' for an option that the product does not have. */
export type Combination = { color: string; size: string }
/** A text for a cell. */
export type CellText = Combination & { layer: GridLayer; text: string }
/** Why the value of a cell is refused. */
export type CellProblem = VndProblem | 'notAboveSale' | 'noPrice' | 'badCode' | 'repeatedCode'

/** Returns what a cell shows. A price of 0 is still missing and shows nothing. */
export function cellText(
  of: Partial<Pick<AdminVariant, GridLayer>> | undefined,
  layer: GridLayer,
): string {
  const value = of?.[layer] ?? ''
  if (typeof value === 'string') return value
  return value === 0 && layer === 'price' ? '' : groupVnd(value)
}

/** Returns the value of a valid text: of an empty one a code is '', an original price none, another number 0. */
export function cellValue(text: string, layer: Layer): number | null
export function cellValue(text: string, layer: GridLayer): string | number | null
export function cellValue(text: string, layer: GridLayer): string | number | null {
  const field: Field = variant[layer]
  if (field.kind === 'text') return plain(text)
  const number = field.kind === 'count' ? typedNumber(text) : amountOf(text)
  return number ?? (field.optional ? null : 0)
}

/** Returns why a text is not a valid amount, or code, or null when it is. */
export function textProblem(text: string, layer: GridLayer = 'price'): CellProblem | null {
  const { kind, shape }: Field = variant[layer]
  if (kind === 'text') return !shape || shape.test(plain(text)) ? null : 'badCode'
  const reading = kind === 'count' ? readCount(text) : readVnd(text)
  return 'problem' in reading ? reading.problem : null
}

/** Returns why the value of a cell is refused, or null: an original price must be above the sale price. */
export function valueProblem(
  of: Pick<AdminVariant, 'price' | 'original_price'> | undefined,
  layer: GridLayer,
): CellProblem | null {
  if (layer !== 'original_price' || !of || of.original_price === null) return null
  return of.original_price <= of.price ? 'notAboveSale' : null
}
