import type { FieldChange } from '@/api/generated/model'
import { fieldParts } from '@/domain/admin/activity'
import {
  banner,
  category,
  type Field,
  loggedNames,
  menuItem,
  orderState,
  product,
  section,
  site,
  variant,
} from '@/domain/descriptions'
import { orderStatuses } from '@/domain/admin/orders'
import { productStatuses } from '@/domain/admin/products'
import type { Msg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'

/** The fields of all records. Of two with one name, the logged one comes last; they hold the same kind of value. */
const fields = {
  ...product,
  ...menuItem,
  ...variant,
  ...section,
  ...site,
  ...banner,
  ...category,
  ...orderState,
}
const named = loggedNames(fields)
const statuses = [...orderStatuses, ...productStatuses]

const isOfKind = (name: string, kind: Field['kind']): boolean =>
  named.some((one) => one === name && fields[one].kind === kind)

/** Returns a change in words: "Đen / M, giá: 250.000VND → 260.000VND". */
export function changeText({ field, before, after }: FieldChange, msg: Msg): string {
  const what = fieldText(field, msg)
  if (isOfKind(fieldParts(field).name, 'long')) return msg('activity.edited', { field: what })
  const values = { before: valueText(field, before, msg), after: valueText(field, after, msg) }
  return msg('activity.change', { field: what, ...values })
}

/** Returns the name of a field, after the options of its variant. */
export function fieldText(field: string, msg: Msg): string {
  const { place, name } = fieldParts(field)
  const known = named.find((one) => one === name)
  const label = known ? msg(`activity.field.${known}`) : name
  return place ? msg('activity.fieldAt', { place, field: label }) : label
}

/** Returns a value of a field in words. */
export function valueText(field: string, value: string, msg: Msg): string {
  const { name } = fieldParts(field)
  if (value === '') return msg('activity.nothing')
  const status = name === 'status' && statuses.find((one) => one === value)
  if (status) return msg(`activity.status.${status}`)
  if (isOfKind(name, 'flag')) return msg(value === 'true' ? 'activity.yes' : 'activity.no')
  return isOfKind(name, 'money') && /^\d+$/.test(value) ? formatVnd(Number(value)) : value
}
