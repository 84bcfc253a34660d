import { errorTable, joinedFieldErrors, pressErrorTable, staffErrors } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

/** In the place of the sheet that could not be read. */
export const sheetReadErrors = errorTable<MessageId>({
  ...staffErrors,
  fallback: 'adminSheet.error.read',
})

/** Product §8: prices and stock that could not be saved. */
export const sheetSaveErrors = pressErrorTable<MessageId>({
  ...staffErrors,
  422: joinedFieldErrors,
  fallback: 'adminSheet.error.save',
})
