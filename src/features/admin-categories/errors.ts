import {
  ApiError,
  errorTable,
  type FieldErrors,
  joinedFieldErrors,
  pressErrorTable,
  staffErrors,
} from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

/** In the place of the tree. */
export const categoryReadErrors = errorTable<MessageId>({
  ...staffErrors,
  fallback: 'adminCategories.error.load',
})

/** Where a category could not be saved, moved or switched. */
export const categorySaveErrors = pressErrorTable<MessageId>({
  ...staffErrors,
  404: 'adminCategories.error.gone',
  409: 'admin.error.conflict',
  422: joinedFieldErrors,
  fallback: 'adminCategories.error.save',
})

/** Where it could not be deleted: 409 says that something is still in it. */
export const categoryDeleteErrors = pressErrorTable<MessageId>({
  ...staffErrors,
  404: 'adminCategories.error.gone',
  409: 'adminCategories.error.notEmpty',
  422: joinedFieldErrors,
  fallback: 'adminCategories.error.delete',
})

/** What the server says about fields that the form shows; empty where there is nothing to put under one. */
export function fieldTexts(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  const { name, slug, image } = error.fieldErrors
  return { ...(name && { name }), ...(slug && { slug }), ...(image && { image }) }
}
