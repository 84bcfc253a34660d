import { type ApiError, errorTable, type ErrorTextOf, isGone, serverText } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

const readErrors = {
  timeout: 'common.error.timeout',
  offline: 'catalogue.error.offline',
  400: invalid,
  422: invalid,
  otherwise: serverText,
} as const

/** Product §8, catalogue: the server's message is shown first; these texts replace a missing message. */
export const productErrors = errorTable<MessageId>({
  ...readErrors,
  404: 'product.error.notFound',
  fallback: 'product.error.failed',
})

export const productListErrors = errorTable<MessageId>({
  ...readErrors,
  404: 'catalogue.error.categoryNotFound',
  fallback: 'catalogue.error.products',
})

/** Returns true where trying again can't help, because the product or the category does not exist. */
export const isNotThere = isGone

function invalid(error: ApiError): ErrorTextOf<MessageId> {
  return serverText(error) ?? { id: 'catalogue.error.invalid' }
}
