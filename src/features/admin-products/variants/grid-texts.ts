import type { CellProblem } from '@/domain/admin/variant-cells'
import type { Layer, OptionProblem } from '@/domain/admin/variant-grid'
import type { MessageId } from '@/i18n/message-id.gen'

/** What the layers are called. */
export const layerNames: Record<Layer, MessageId> = {
  price: 'adminVariants.layer.price',
  original_price: 'adminVariants.layer.original',
  stock: 'adminVariants.layer.stock',
}

/** What a cell says that can't be kept. */
export const problemTexts: Record<CellProblem, MessageId> = {
  negative: 'adminVariants.problem.negative',
  fraction: 'adminVariants.problem.fraction',
  tooBig: 'adminVariants.problem.tooBig',
  notNumber: 'adminVariants.problem.notNumber',
  notAboveSale: 'adminVariants.problem.notAboveSale',
}

/** Why there can't be such an option. */
export const optionTexts: Record<OptionProblem, MessageId> = {
  blank: 'adminVariants.option.blank',
  taken: 'adminVariants.option.taken',
  tooLong: 'adminVariants.option.tooLong',
  tooMany: 'adminVariants.option.tooMany',
}
