import { errorTable } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

/** What to say when an approved payment could not be captured (Product §8). */
export const captureErrors = errorTable<MessageId>({
  400: 'payment.error.cancelled',
  404: 'payment.error.expired',
  otherwise: 'payment.error.captureFailed',
  fallback: 'payment.error.captureFailed',
})

/** What to say when a payment could not be looked up (Product §8). */
export const statusErrors = errorTable<MessageId>({
  404: 'payment.error.expired',
  otherwise: 'payment.error.statusFailed',
  fallback: 'payment.error.statusFailed',
})
