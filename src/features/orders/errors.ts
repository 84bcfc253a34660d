import {
  ApiError,
  commonRules,
  errorTable,
  joinedFieldErrors,
  notOfferedRules,
  serverText,
} from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'
import { type ErrorText, useErrorText, useLocale, useMsg } from '@/i18n/use-msg'
import { formatClock } from '@/lib/dates'

/**
 * Returns the error text when placing an order fails, with any payment method (Product §8). If the
 * order may exist nevertheless, a sentence that says so follows the server's text (Product §8.9.2). A busy
 * server's text is followed by a sentence about the order and the money, too.
 */
export const placeOrderErrorText = errorTable<MessageId>({
  422: joinedFieldErrors,
  timeout: 'order.error.timeout',
  offline: 'order.error.cannotConnect',
  busy: (error) => (mayOrderExist(error) ? 'order.error.mayBePlaced' : 'order.error.notPlaced'),
  otherwise(error) {
    const answer = serverText(error)
    if (!mayOrderExist(error)) return answer ?? { id: 'order.error.refused' }
    return answer && { ...answer, next: 'order.error.mayBePlaced' }
  },
  fallback: 'order.error.createFailed',
})

/** Returns the server's errors of items, by the index of the item: 'items.0.quantity' -> 0. */
export function itemErrors(error: unknown): ReadonlyMap<number, string> {
  const texts = new Map<number, string>()
  if (!(error instanceof ApiError)) return texts
  for (const [field, [text]] of Object.entries(error.fieldErrors)) {
    const position = /^items\.(\d+)(\.|$)/.exec(field)?.[1]
    if (position && text) texts.set(Number(position), text)
  }
  return texts
}

/**
 * Returns true if the server may have stored the order, because it sent no response or its response is no
 * refusal.
 */
export function mayOrderExist(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  const { status } = error
  return typeof status === 'number' ? status >= 500 || status === 408 : status !== 'refused'
}

/** Returns the error text when the shopper's orders cannot be loaded. */
export const ownOrdersErrorText = errorTable<MessageId>({
  404: 'order.notFound',
  ...commonRules,
  fallback: 'account.orders.error',
})

/**
 * Returns the error text when a visitor's order cannot be looked up (Product §8). A 401 or 404 may
 * also mean that the host does not offer look-ups.
 */
export const orderLookUpErrorText = errorTable<MessageId>({
  ...commonRules,
  401: 'track.error.notFound',
  404: 'track.error.notFound',
  429: 'track.error.tooMany',
  fallback: 'track.error.failed',
})

/** Returns the error text when this device's orders cannot be added to the account (Product §8). */
export const orderClaimErrorText = errorTable<MessageId>({
  ...commonRules,
  429: 'track.error.tooMany',
  fallback: 'track.claim.failed',
})

/**
 * Returns a function that gives the text of an error. `table` has the text for each HTTP status. After too
 * many failed look-ups, the text says when the shopper can try again (Product §2.15).
 */
export function useLookUpErrorText(
  table: (error: unknown) => ErrorText,
): (error: unknown) => string {
  const msg = useMsg()
  const errorText = useErrorText()
  const locale = useLocale()
  return (error) =>
    error instanceof ApiError && error.status === 429 && error.retryAt !== undefined
      ? msg('track.error.tooMany.until', { time: formatClock(error.retryAt, locale) })
      : errorText(table(error))
}

/** Returns the error text when an approved payment cannot be captured (Product §8). */
export const paymentCaptureErrorText = errorTable<MessageId>({
  400: 'payment.error.cancelled',
  404: 'payment.error.expired',
  fallback: 'payment.error.captureFailed',
})

/** Returns the error text when the status of a payment cannot be read (Product §8). */
export const paymentStatusErrorText = errorTable<MessageId>({
  404: 'payment.error.expired',
  fallback: 'payment.error.statusFailed',
})

/** Returns the error text when the delivery of an order cannot be changed (Product §8). */
export const deliveryChangeErrorText = errorTable<MessageId>({
  ...commonRules,
  ...notOfferedRules('track.delivery.error.notOffered'),
  422: joinedFieldErrors,
  429: 'track.error.tooMany',
  fallback: 'track.delivery.error.failed',
})

/** Returns the error text when a return cannot be requested (Product §8). */
export const returnRequestErrorText = errorTable<MessageId>({
  ...commonRules,
  ...notOfferedRules('return.error.notOffered'),
  422: joinedFieldErrors,
  429: 'track.error.tooMany',
  timeout: 'return.error.unanswered',
  unreadable: 'return.error.unanswered',
  fallback: 'return.error.failed',
})

/**
 * Returns the error text when a photo cannot be uploaded. The return request is then sent without this
 * photo.
 */
export const photoUploadErrorText = errorTable<MessageId>({
  ...commonRules,
  ...notOfferedRules('return.error.photo'),
  422: joinedFieldErrors,
  fallback: 'return.error.photo',
})

/** Returns the error text when an order cannot be cancelled. */
export const orderCancelErrorText = errorTable<MessageId>({
  ...commonRules,
  422: joinedFieldErrors,
  fallback: 'account.order.error.cancel',
})
