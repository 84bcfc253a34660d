import { ApiError, commonErrors, errorTable, joinedFieldErrors, serverText } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

const placing = {
  422: joinedFieldErrors,
  timeout: 'common.error.timeout',
  offline: 'order.error.cannotConnect',
  otherwise: serverText,
} as const

/** What to say when an order could not be placed (Product §8). */
export const orderErrors = errorTable<MessageId>({
  ...placing,
  fallback: 'order.error.createFailed',
})

/** The same for one that is to be paid with PayPal. */
export const paypalOrderErrors = errorTable<MessageId>({
  ...placing,
  fallback: 'payment.error.createFailed',
})

/** What the server says about single items of the payload: text by position ("items.0.quantity"). */
export function itemErrors(error: unknown): ReadonlyMap<number, string> {
  const texts = new Map<number, string>()
  if (!(error instanceof ApiError)) return texts
  for (const [field, [text]] of Object.entries(error.fieldErrors)) {
    const position = /^items\.(\d+)(\.|$)/.exec(field)?.[1]
    if (position && text) texts.set(Number(position), text)
  }
  return texts
}

/** Whether the server may hold the order all the same: it did not read and refuse it. */
export function mayBePlaced(error: unknown): boolean {
  return !(error instanceof ApiError && error.status === 422)
}

/** What to say when the shopper's orders, or one of them, can not be had. */
export const historyErrors = errorTable<MessageId>({
  404: 'account.order.notFound',
  ...commonErrors,
  fallback: 'account.orders.error',
})

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
