import { type ApiError, errorTable, type ErrorTextOf, isGone, serverText } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

const readErrors = {
  timeout: 'common.error.timeout',
  offline: 'catalogue.error.offline',
  400: invalid,
  422: invalid,
  otherwise: serverText,
} as const

/**
 * Returns the error text when a product can't be loaded (Product §8). Most failures show the server's
 * own text, if there is one.
 */
export const productErrorText = errorTable<MessageId>({
  ...readErrors,
  404: 'product.error.notFound',
  fallback: 'product.error.failed',
})

export const productListErrorText = errorTable<MessageId>({
  ...readErrors,
  404: 'catalogue.error.categoryNotFound',
  fallback: 'catalogue.error.products',
})

/** Returns true if the product or category does not exist, so that a retry can't help. */
export const isNotFoundError = isGone

function invalid(error: ApiError): ErrorTextOf<MessageId> {
  return serverText(error) ?? { id: 'catalogue.error.invalid' }
}
