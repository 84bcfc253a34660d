import { type ApiError, errorTable, type ErrorText, serverText } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

const reads = {
  timeout: 'common.error.timeout',
  offline: 'catalogue.error.offline',
  400: invalid,
  422: invalid,
  otherwise: serverText,
} as const

/** Product §8, catalogue: the server's message is preferred, the texts here stand in for it. */
export const productErrors = errorTable<MessageId>({
  ...reads,
  404: 'product.error.notFound',
  fallback: 'product.error.failed',
})

/** The same for a list of products. */
export const listErrors = errorTable<MessageId>({
  ...reads,
  404: 'catalogue.error.categoryNotFound',
  fallback: 'catalogue.error.products',
})

function invalid(error: ApiError): ErrorText<MessageId> {
  return serverText(error) ?? { id: 'catalogue.error.invalid' }
}
