import { ApiError, errorTable, type FieldErrors, joinedFieldErrors } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

/** Product §8: the address panel has its own words for a call without an answer. */
const commonErrors = { timeout: 'common.error.timeout', offline: 'book.error.offline' } as const

/** In the place of the list. */
export const listErrors = errorTable<MessageId>({
  ...commonErrors,
  otherwise: 'book.error.list',
  fallback: 'book.error.list',
})

/** In the form, above its buttons. */
export const saveErrors = errorTable<MessageId>({
  ...commonErrors,
  404: 'book.error.gone',
  422: joinedFieldErrors,
  otherwise: 'ui.error',
  fallback: 'ui.error',
})

/** In the confirmation, above its buttons. */
export const deleteErrors = errorTable<MessageId>({
  ...commonErrors,
  otherwise: 'book.error.delete',
  fallback: 'book.error.delete',
})

const fields = ['name', 'phone', 'address'] as const

/** What the server says about fields that the form shows; empty where there is nothing to put under one. */
export function fieldTexts(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  const said = fields.flatMap((field) => {
    const texts = error.fieldErrors[field]
    return texts?.[0] ? [[field, texts] as const] : []
  })
  return Object.fromEntries(said)
}
