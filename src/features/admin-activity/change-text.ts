import type { FieldChange } from '@/api/generated/model'
import { fieldParts } from '@/domain/admin/activity'
import { orderStatuses } from '@/domain/admin/orders'
import { productStatuses } from '@/domain/admin/products'
import type { Msg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'

/** Fields with words of their own. */
const named = [
  'name',
  'brand',
  'status',
  'is_featured',
  'category',
  'category_id',
  'price',
  'original_price',
  'stock',
  'sku',
  'color',
  'size',
  'description',
  'images',
  'image_notes',
  'tags',
  'size_chart',
  'weight',
  'length',
  'width',
  'height',
  'shipping_notes',
  'internal_notes',
  'meta_title',
  'meta_description',
  'meta_keywords',
  'payment_status',
  'carrier',
  'tracking_number',
  'note',
  'slug',
  'parent_id',
  'is_active',
  'image',
  'image_url',
  'position',
  'order',
  'title_1',
  'title_2',
  'link',
  'final_url',
  'website',
  'contact',
  'social',
  'seo',
  'content',
] as const

/** Fields whose values nobody reads in a line: that they changed is all there is to say. */
const long: ReadonlySet<string> = new Set([
  'description',
  'images',
  'image_notes',
  'tags',
  'size_chart',
  'image',
  'image_url',
  'website',
  'contact',
  'social',
  'seo',
  'content',
])

const amounts: ReadonlySet<string> = new Set(['price', 'original_price'])
const flags: ReadonlySet<string> = new Set(['is_featured', 'is_active'])
const statuses = [...orderStatuses, ...productStatuses]

/** Returns a change in words: "Đen / M, giá: 250.000VND → 260.000VND". */
export function changeText({ field, before, after }: FieldChange, msg: Msg): string {
  const what = fieldText(field, msg)
  if (long.has(fieldParts(field).name)) return msg('activity.edited', { field: what })
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
  if (flags.has(name)) return msg(value === 'true' ? 'activity.yes' : 'activity.no')
  return amounts.has(name) && /^\d+$/.test(value) ? formatVnd(Number(value)) : value
}
