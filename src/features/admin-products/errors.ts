import { errorTable, joinedFieldErrors, pressErrorTable, staffErrors } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

/** In the place of what could not be read. */
export const productReadErrors = errorTable<MessageId>({
  ...staffErrors,
  fallback: 'catalogue.error.products',
})

const writes = {
  ...staffErrors,
  409: 'admin.error.conflict',
  422: joinedFieldErrors,
} as const

/** Product §8: a product that could not be created or changed. */
export const productSaveErrors = pressErrorTable<MessageId>({
  ...writes,
  fallback: 'adminProducts.error.save',
})

/** Product §8: a draft that could not be saved. */
export const draftSaveErrors = pressErrorTable<MessageId>({
  ...writes,
  fallback: 'adminProducts.error.draft',
})
