import { errorTable, joinedFields, serverText } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id'

const anyCall = {
  timeout: 'common.error.timeout',
  offline: 'common.error.offline',
  403: 'admin.error.forbidden',
} as const

/** In the place of what could not be read. */
export const productReadErrors = errorTable<MessageId>({
  ...anyCall,
  otherwise: serverText,
  fallback: 'catalogue.error.products',
})

const writes = {
  ...anyCall,
  409: 'admin.error.conflict',
  422: joinedFields,
  otherwise: serverText,
} as const

/** Spec §8: a product that could not be created or changed. */
export const productSaveErrors = errorTable<MessageId>({
  ...writes,
  fallback: 'adminProducts.error.save',
})

/** Spec §8: a draft that could not be saved. */
export const draftSaveErrors = errorTable<MessageId>({
  ...writes,
  fallback: 'adminProducts.error.draft',
})
