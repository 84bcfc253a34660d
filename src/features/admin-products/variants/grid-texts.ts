import type { OptionProblem } from '@/domain/admin/variant-grid'
import type { MessageId } from '@/i18n/message-id.gen'

/** Why there can't be such an option. */
export const optionTexts: Record<OptionProblem, MessageId> = {
  blank: 'adminVariants.option.blank',
  taken: 'adminVariants.option.taken',
  tooLong: 'adminVariants.option.tooLong',
  tooMany: 'adminVariants.option.tooMany',
}
