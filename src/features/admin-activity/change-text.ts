import type { ActivityKind, FieldChange } from '@/api/generated/model'
import { fieldParts } from '@/domain/activity/activity'
import { banner, category, menuItem, section, site } from '@/domain/content/description'
import {
  cashSettlement,
  orderContent,
  orderReturn,
  orderWork,
  paymentCheck,
} from '@/domain/order/description'
import { product, variant } from '@/domain/product/description'
import { voucher } from '@/domain/voucher/description'
import type { Msg } from '@/i18n/use-msg'
import { kinds } from '@/lib/kinds/kinds'
import * as describedField from '@/ui/data/field-text'

type Fields = Readonly<Record<string, describedField.LabelledField>>

/** The descriptions of the fields that the log names, by kind of record. */
const descriptions: Readonly<Record<ActivityKind, readonly Fields[]>> = {
  product: [product, variant],
  order: [orderWork, orderContent, paymentCheck, orderReturn, cashSettlement],
  category: [category],
  banner: [banner],
  voucher: [voucher],
  // The order of the sections has no field, and takes the label of a position.
  homepage: [section, { position: category.position }],
  settings: [site, menuItem],
}

function fieldOf(kind: ActivityKind, name: string): describedField.LabelledField | undefined {
  const logged = (fields: Fields) =>
    fields[name]?.setBy === undefined && fields[name]?.logged !== false
  return descriptions[kind].find((fields) => Object.hasOwn(fields, name) && logged(fields))?.[name]
}

/** Returns a change in words: "Đen / M, giá: 250.000VND → 260.000VND". */
export function loggedChangeText(kind: ActivityKind, change: FieldChange, msg: Msg): string {
  const field = fieldOf(kind, fieldParts(change.field).name)
  const name = loggedFieldText(kind, change.field, msg)
  if (field && kinds[field.kind].logs === 'change') return msg('activity.edited', { field: name })
  return describedField.fieldChangeText(name, field, change, msg)
}

/** Returns the name of a field, after the options of its variant. */
export function loggedFieldText(kind: ActivityKind, field: string, msg: Msg): string {
  const { place, name } = fieldParts(field)
  const known = fieldOf(kind, name)
  const label = known ? msg(known.label) : name
  return place ? msg('activity.fieldAt', { place, field: label }) : label
}

/** Returns a value of a field in words. */
export function loggedValueText(
  kind: ActivityKind,
  field: string,
  value: string,
  msg: Msg,
): string {
  return describedField.fieldValueText(fieldOf(kind, fieldParts(field).name), value, msg)
}
