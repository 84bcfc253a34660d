import type { ActivityKind, FieldChange } from '@/api/generated/model'
import { logFieldParts } from '@/domain/activity/activity'
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
import type { FieldDescription, FieldDescriptions } from '@/lib/description'
import { kinds } from '@/lib/kinds/kinds'
import * as describedField from '@/ui/data/field-text'

/** The descriptions of the fields that the log may name, by kind of record. */
const descriptions: Readonly<Record<ActivityKind, readonly FieldDescriptions[]>> = {
  product: [product, variant],
  order: [orderWork, orderContent, paymentCheck, orderReturn, cashSettlement],
  category: [category],
  banner: [banner],
  voucher: [voucher],
  // The log contains the position of a section, but the description `section` has no such field. The field of
  // categories is used instead, because its label is right, too.
  homepage: [section, { position: category.position }],
  settings: [site, menuItem],
}

function fieldOf(kind: ActivityKind, name: string): FieldDescription | undefined {
  const logged = (fields: FieldDescriptions) =>
    fields[name]?.setBy === undefined && fields[name]?.logged !== false
  return descriptions[kind].find((fields) => Object.hasOwn(fields, name) && logged(fields))?.[name]
}

/** Returns a change in words, for example "Đen / M, giá: 250.000VND → 260.000VND". */
export function loggedChangeText(kind: ActivityKind, change: FieldChange, msg: Msg): string {
  const field = fieldOf(kind, logFieldParts(change.field).name)
  const name = loggedFieldText(kind, change.field, msg)
  if (field && kinds[field.kind].logs === 'change') return msg('activity.edited', { field: name })
  return describedField.fieldChangeText(name, field, change, msg)
}

/**
 * Returns the label of a field. If the field belongs to a variant, the options of the variant come first:
 * "Đen / M, giá".
 */
export function loggedFieldText(kind: ActivityKind, field: string, msg: Msg): string {
  const { place, name } = logFieldParts(field)
  const known = fieldOf(kind, name)
  const label = known ? msg(known.label) : name
  return place ? msg('activity.fieldAt', { place, field: label }) : label
}

/** Returns a logged value as people read it: '2026-12-03' -> '03/12/2026'. */
export function loggedValueText(
  kind: ActivityKind,
  field: string,
  value: string,
  msg: Msg,
): string {
  return describedField.fieldValueText(fieldOf(kind, logFieldParts(field).name), value, msg)
}
