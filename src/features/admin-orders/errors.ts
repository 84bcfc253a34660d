import { ApiError, errorTable, joinedFieldErrors, pressErrorTable, staffErrors } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

/** Shown instead of the list. */
export const listErrors = errorTable<MessageId>({
  ...staffErrors,
  fallback: 'adminOrders.error.list',
})

/** Shown instead of an order. */
export const orderErrors = errorTable<MessageId>({
  ...staffErrors,
  404: 'adminOrders.error.notFound',
  422: 'adminOrders.error.notFound',
  fallback: 'adminOrders.error.order',
})

/** Shown as a toast when slips could not be printed. */
export const printErrors = pressErrorTable<MessageId>({
  ...staffErrors,
  404: 'adminOrders.error.notFound',
  422: 'adminOrders.error.notFound',
  fallback: 'adminOrders.error.order',
})

/** Shown above the transition buttons; a conflict has a text of its own. */
export const moveErrors = pressErrorTable<MessageId>({
  ...staffErrors,
  404: 'adminOrders.error.notFound',
  409: 'admin.error.conflict',
  422: joinedFieldErrors,
  fallback: 'adminOrders.error.move',
})

/** Shown below the note's field. */
export const noteErrors = pressErrorTable<MessageId>({
  ...staffErrors,
  404: 'adminOrders.error.notFound',
  422: joinedFieldErrors,
  fallback: 'adminOrders.error.note',
})

/** Shown as a toast when the export fails. */
export const exportErrors = errorTable<MessageId>({
  ...staffErrors,
  otherwise: 'adminOrders.export.failed',
  fallback: 'adminOrders.export.failed',
})

/** True when the order was changed since it was read: a newer version, or another status. */
export function isOvertaken(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 409 || (error.status === 422 && 'status' in error.fieldErrors))
  )
}
