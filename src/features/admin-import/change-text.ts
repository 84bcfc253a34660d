import type { FieldChange } from '@/api/generated/model'
import { importFields } from '@/domain/admin/import/fields'
import { productStatuses } from '@/domain/admin/products'
import type { Msg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'

/** Returns a change in words: "Giá: 250.000VND → 260.000VND". */
export function changeText({ field, before, after }: FieldChange, msg: Msg): string {
  const known = importFields.find((name) => name === field)
  const values = { before: valueText(field, before, msg), after: valueText(field, after, msg) }
  const reason = msg('adminImport.report.change', values)
  return known
    ? msg('adminImport.problem.at', { field: msg(`adminImport.field.${known}`), reason })
    : reason
}

function valueText(field: string, value: string, msg: Msg): string {
  if (value === '') return msg('adminImport.report.nothing')
  const status = productStatuses.find((name) => name === value)
  if (field === 'status' && status) return msg(`adminProducts.status.${status}`)
  if (field === 'is_featured')
    return msg(value === 'true' ? 'adminProducts.yes' : 'adminProducts.no')
  const isAmount = field === 'price' || field === 'original_price'
  return isAmount && /^\d+$/.test(value) ? formatVnd(Number(value)) : value
}
