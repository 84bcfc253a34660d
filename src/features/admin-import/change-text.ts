import type { FieldChange } from '@/api/generated/model'
import { importColumns, isImportField } from '@/domain/admin/import/fields'
import type { Msg } from '@/i18n/use-msg'
import * as words from '@/ui/data/field-text'

/** Returns a change in words: "Giá: 250.000VND → 260.000VND". */
export function changeText(change: FieldChange, msg: Msg): string {
  const field = isImportField(change.field) ? importColumns[change.field] : undefined
  return words.changeText(field ? msg(field.label) : change.field, field, change, msg)
}
