import { errorTable, joinedFieldErrors, pressErrorTable, staffErrors } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

/** In the place of what could not be read. */
export const importReadErrors = errorTable<MessageId>({
  ...staffErrors,
  fallback: 'adminImport.error.read',
})

/** Product §8: an import that did not begin. */
export const importStartErrors = pressErrorTable<MessageId>({
  ...staffErrors,
  422: joinedFieldErrors,
  fallback: 'adminImport.error.start',
})

/** Product §8: an import that goes on. */
export const importCancelErrors = pressErrorTable<MessageId>({
  ...staffErrors,
  fallback: 'adminImport.error.cancel',
})
