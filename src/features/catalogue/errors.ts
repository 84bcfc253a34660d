import { errorTable, serverText } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id'

const reads = {
  timeout: 'common.error.timeout',
  offline: 'catalogue.error.offline',
  otherwise: serverText,
} as const

/** Spec §8, catalogue: the server's message is preferred, the texts here stand in for it. */
export const productErrors = errorTable<MessageId>({
  ...reads,
  404: 'catalogue.error.productNotFound',
  400: (error) => serverText(error) ?? { id: 'catalogue.error.invalid' },
  422: (error) => serverText(error) ?? { id: 'catalogue.error.invalid' },
  fallback: 'catalogue.error.product',
})

export const listErrors = errorTable<MessageId>({
  ...reads,
  404: 'catalogue.error.categoryNotFound',
  400: (error) => serverText(error) ?? { id: 'catalogue.error.invalid' },
  422: (error) => serverText(error) ?? { id: 'catalogue.error.invalid' },
  fallback: 'catalogue.error.products',
})
