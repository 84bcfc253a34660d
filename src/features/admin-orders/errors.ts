import { ApiError, errorTable, joinedFieldErrors, staffErrors } from '@/api/errors'
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

/** Beside the button of a move that failed; a conflict has a view of its own. */
export const moveErrors = errorTable<MessageId>({
  ...staffErrors,
  404: 'adminOrders.error.notFound',
  409: 'admin.error.conflict',
  422: joinedFieldErrors,
  fallback: 'adminOrders.error.move',
})

/** Below the note that could not be saved. */
export const noteErrors = errorTable<MessageId>({
  ...staffErrors,
  404: 'adminOrders.error.notFound',
  422: joinedFieldErrors,
  fallback: 'adminOrders.error.note',
})

/** As a toast, where the export stopped. */
export const exportErrors = errorTable<MessageId>({
  ...staffErrors,
  otherwise: 'adminOrders.export.failed',
  fallback: 'adminOrders.export.failed',
})

/** Whether the order has changed since it was read: somebody saved a newer version, or moved it on. */
export function isOvertaken(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 409 || (error.status === 422 && 'status' in error.fieldErrors))
  )
}
