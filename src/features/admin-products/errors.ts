import { errorTable, joinedFields, staffCall } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

/** In the place of what could not be read. */
export const productReadErrors = errorTable<MessageId>({
  ...staffCall,
  fallback: 'catalogue.error.products',
})

const writes = {
  ...staffCall,
  409: 'admin.error.conflict',
  422: joinedFields,
} as const

/** Product §8: a product that could not be created or changed. */
export const productSaveErrors = errorTable<MessageId>({
  ...writes,
  fallback: 'adminProducts.error.save',
})

/** Product §8: a draft that could not be saved. */
export const draftSaveErrors = errorTable<MessageId>({
  ...writes,
  fallback: 'adminProducts.error.draft',
})
