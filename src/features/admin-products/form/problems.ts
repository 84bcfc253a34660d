import {
  isCount,
  isMeasure,
  type ProductForm,
  readiness,
  type ReadinessPart,
  soldVariants,
} from '@/domain/admin/product-form'
import { tidyText } from '@/lib/text'
import type { MessageId } from '@/i18n/message-id.gen'
import { limits } from '@/lib/limits'
import { readVnd, type VndProblem } from '@/lib/vnd-input'

/** A draft needs a name only; what is sold, or was, needs all of Product §5 (Product §10.4). */
export type Level = 'draft' | 'sale'
export type ProductProblems = Partial<Record<keyof ProductForm, MessageId>>

/** Product §5, product form messages. */
const lacking: Record<ReadinessPart, MessageId> = {
  name: 'adminProduct.error.name',
  category_id: 'adminProduct.error.category',
  description: 'adminProduct.error.description',
  images: 'adminProduct.error.images',
  price: 'adminProduct.error.price',
  stock: 'adminProduct.error.stock',
}

const vndTexts: Record<VndProblem, MessageId> = {
  negative: 'adminProduct.error.vnd.negative',
  fraction: 'adminProduct.error.vnd.fraction',
  tooBig: 'adminProduct.error.vnd.tooBig',
  notNumber: 'adminProduct.error.vnd.notNumber',
}

/**
 * What is wrong with a form, by field: what is missing for its level, and numbers that are none, whatever the level.
 * Cells of the variants that say no number are not in the form, yet hold it back.
 */
export function productProblems(
  form: ProductForm,
  level: Level,
  hasBadCells = false,
): ProductProblems {
  const problems: ProductProblems = {}
  const missing = readiness(form).filter((part) => level === 'sale' || part === 'name')
  for (const part of missing) problems[part] = lacking[part]
  if (Array.from(tidyText(form.name)).length > limits.nameMax)
    problems.name = 'adminProduct.error.nameLong'
  const all = { ...problems, ...offerProblems(form, problems), ...measureProblems(form) }
  return hasBadCells ? { ...all, variants: 'adminProduct.error.variantCells' } : all
}

/** Price and stock: with variants these are theirs, and so is the error. */
function offerProblems(form: ProductForm, { price }: ProductProblems): ProductProblems {
  if (soldVariants(form).length > 0) {
    const variants: ProductProblems = { variants: 'adminProduct.error.variantPrice' }
    return price ? { price: undefined, ...variants } : {}
  }
  const problems: ProductProblems = {}
  const reading = readVnd(form.price)
  if ('problem' in reading) problems.price = vndTexts[reading.problem]
  else if (price && reading.amount === 0) problems.price = 'adminProduct.error.priceZero'
  if (!isCount(form.stock)) problems.stock = 'adminProduct.error.count'
  return problems
}

function measureProblems(form: ProductForm): ProductProblems {
  const problems: ProductProblems = {}
  if (!isCount(form.weight)) problems.weight = 'adminProduct.error.count'
  for (const name of ['length', 'width', 'height'] as const)
    if (!isMeasure(form[name])) problems[name] = 'adminProduct.error.measure'
  return problems
}
