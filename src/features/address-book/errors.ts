import { ApiError, errorTable, type FieldErrors, joinedFieldErrors } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

/** Product §8: the address panel has its own words for a call without an answer. */
const commonErrors = { timeout: 'common.error.timeout', offline: 'book.error.offline' } as const

/** Shown where the list would be. */
export const listErrors = errorTable<MessageId>({
  ...commonErrors,
  otherwise: 'book.error.list',
  fallback: 'book.error.list',
})

/** Shown in the form, above its buttons. */
export const saveErrors = errorTable<MessageId>({
  ...commonErrors,
  404: 'book.error.gone',
  422: joinedFieldErrors,
  otherwise: 'ui.error',
  fallback: 'ui.error',
})

/** Shown in the confirmation, above its buttons. */
export const deleteErrors = errorTable<MessageId>({
  ...commonErrors,
  otherwise: 'book.error.delete',
  fallback: 'book.error.delete',
})

const fields = ['name', 'phone', 'address'] as const

/** Returns the server's errors of the form's fields; empty where no field has one. */
export function fieldTexts(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  const said = fields.flatMap((field) => {
    const texts = error.fieldErrors[field]
    return texts?.[0] ? [[field, texts] as const] : []
  })
  return Object.fromEntries(said)
}
