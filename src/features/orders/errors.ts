import { ApiError, commonErrors, errorTable, joinedFieldErrors, serverText } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'
import { type ErrorText, useErrorText, useLocale, useMsg } from '@/i18n/use-msg'
import { formatClock } from '@/lib/dates'

/** The texts when an order fails, with any payment method (Product §8). */
export const placeOrderErrors = errorTable<MessageId>({
  422: joinedFieldErrors,
  timeout: 'common.error.timeout',
  offline: 'order.error.cannotConnect',
  otherwise: serverText,
  fallback: 'order.error.createFailed',
})

/** Returns the server's errors of items, by the item's position ("items.0.quantity"). */
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
 * Returns true where the server may have stored the order: it did not answer, or its answer does not refuse
 * the order.
 */
export function mayBePlaced(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  const { status } = error
  return typeof status === 'number' ? status >= 500 || status === 408 : status !== 'refused'
}

/** Texts when the shopper's orders can't be loaded. */
export const historyErrors = errorTable<MessageId>({
  404: 'account.order.notFound',
  ...commonErrors,
  fallback: 'account.orders.error',
})

/**
 * The texts when looking up a visitor's order fails (Product §8). A host that does not offer look-ups answers
 * 401 or 404.
 */
export const lookUpErrors = errorTable<MessageId>({
  ...commonErrors,
  401: 'track.error.notFound',
  404: 'track.error.notFound',
  429: 'track.error.tooMany',
  fallback: 'track.error.failed',
})

/** Texts when adding this device's orders to the account fails (Product §8). */
export const claimErrors = errorTable<MessageId>({
  ...commonErrors,
  429: 'track.error.tooMany',
  fallback: 'track.claim.failed',
})

/**
 * Returns a function that gives the texts of an error table. After too many failed look-ups, the text tells
 * when the shopper can try again (Product §2.15).
 */
export function useMissText(table: (error: unknown) => ErrorText): (error: unknown) => string {
  const msg = useMsg()
  const errorText = useErrorText()
  const locale = useLocale()
  return (error) =>
    error instanceof ApiError && error.status === 429 && error.retryAt !== undefined
      ? msg('track.error.tooMany.until', { time: formatClock(error.retryAt, locale) })
      : errorText(table(error))
}

/** Texts when capturing an approved payment fails (Product §8). */
export const captureErrors = errorTable<MessageId>({
  400: 'payment.error.cancelled',
  404: 'payment.error.expired',
  fallback: 'payment.error.captureFailed',
})

/** Texts when looking up a payment fails (Product §8). */
export const statusErrors = errorTable<MessageId>({
  404: 'payment.error.expired',
  fallback: 'payment.error.statusFailed',
})

/** The statuses with which a host answers an operation that it does not offer. */
const notOffered = (id: MessageId) => ({ 404: id, 405: id, 501: id })

/** Texts when changing the delivery of an order fails (Product §8). */
export const deliveryErrors = errorTable<MessageId>({
  ...commonErrors,
  ...notOffered('track.delivery.error.notOffered'),
  422: joinedFieldErrors,
  429: 'track.error.tooMany',
  fallback: 'track.delivery.error.failed',
})

/** Texts when requesting a return fails (Product §8). */
export const requestReturnErrors = errorTable<MessageId>({
  ...commonErrors,
  ...notOffered('return.error.notOffered'),
  422: joinedFieldErrors,
  429: 'track.error.tooMany',
  timeout: 'return.error.unanswered',
  unreadable: 'return.error.unanswered',
  fallback: 'return.error.failed',
})

/** The texts when uploading a photo fails. The request is then sent without this photo. */
export const photoErrors = errorTable<MessageId>({
  ...commonErrors,
  ...notOffered('return.error.photo'),
  422: joinedFieldErrors,
  fallback: 'return.error.photo',
})

/** Texts when cancelling an order fails. */
export const cancelErrors = errorTable<MessageId>({
  ...commonErrors,
  422: joinedFieldErrors,
  fallback: 'account.order.error.cancel',
})
