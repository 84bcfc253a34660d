import type { AdminVariant } from '@/api/generated/model'
import { variant } from '@/domain/product/description'
import { namesWith } from '@/lib/description'
import { kinds, numberOf, type ProblemOf } from '@/lib/kinds/kinds'

/** The numbers of a variant: the columns of the sheet. */
export const layers = [
  ...namesWith(variant, { kind: 'money' }),
  ...namesWith(variant, { kind: 'count' }),
]
export type Layer = (typeof layers)[number]
/** Its code besides; the grid shows one of them at a time. */
export const gridLayers = [...layers, ...namesWith(variant, { kind: 'code' })]
export type GridLayer = (typeof gridLayers)[number]

/** A colour and a size; '' for an option that the product does not have. */
export type Combination = { color: string; size: string }
/** A text for a cell. */
export type CellText = Combination & { layer: GridLayer; text: string }
/** Why the value of a cell is refused. */
export type CellProblem =
  | ProblemOf<(typeof variant)[GridLayer]['kind']>
  | 'notAboveSale'
  | 'noPrice'
  | 'repeatedCode'

/** Returns what a cell shows. A price of 0 is still missing and shows nothing. */
export const cellText = (
  of: Partial<Pick<AdminVariant, GridLayer>> | undefined,
  layer: GridLayer,
): string => kinds[variant[layer].kind].write(of?.[layer])

/** An empty code is '', an empty original price none, another empty number 0. */
export const readCell = (text: string, layer: GridLayer) =>
  kinds[variant[layer].kind].read(text, variant[layer])

/** Returns the number of a cell; of one that says none what an empty one has. */
export const cellValue = (text: string, layer: Layer): number | null =>
  numberOf(variant[layer].kind, text) ?? ('optional' in variant[layer] ? null : 0)

/** Returns why a text is no value of a cell, or null when it is. */
export function textProblem(text: string, layer: GridLayer): CellProblem | null {
  const reading = readCell(text, layer)
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
