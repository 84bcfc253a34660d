import type { MessageId } from '@/i18n/message-id.gen'
import type { Msg } from '@/i18n/use-msg'
import { formatDay } from '@/lib/dates'
import type { Field } from '@/lib/description'
import { formatVnd } from '@/lib/money'

/** A described field whose label is the id of a message. */
export type LabelledField = Field & { label: MessageId }

/** A field of a record before and after, as the activity log and the reports of imports keep it: in texts. */
type Change = { before: string; after: string }

const statusTexts: Readonly<Record<string, MessageId>> = {
  active: 'field.status.active',
  inactive: 'field.status.inactive',
  draft: 'field.status.draft',
  pending: 'field.status.pending',
  processing: 'field.status.processing',
  shipped: 'field.status.shipped',
  delivered: 'field.status.delivered',
  cancelled: 'field.status.cancelled',
  requested: 'return.state.requested',
  approved: 'return.state.approved',
  declined: 'return.state.declined',
  received: 'return.state.received',
  refunded: 'return.state.refunded',
  exchanged: 'return.state.exchanged',
  transfer: 'return.refund.transfer',
  cash: 'return.refund.cash',
  paypal: 'return.refund.paypal',
}

/** Returns a kept value in words: a status by its name, an amount as a price. */
export function valueText(field: LabelledField | undefined, value: string, msg: Msg): string {
  if (value === '') return msg('field.none')
  const status = field?.values?.includes(value) && statusTexts[value]
  if (status) return msg(status)
  if (field?.kind === 'flag') return msg(value === 'true' ? 'editor.value.yes' : 'editor.value.no')
  // In numbers, which are the same in both languages.
  if (field?.kind === 'day') return formatDay(value, 'vi')
  return field?.kind === 'money' && /^\d+$/.test(value) ? formatVnd(Number(value)) : value
}

/** Returns a change in words, after the name of its field: `Giá: 250.000VND → 260.000VND`. */
export function changeText(
  name: string,
  field: LabelledField | undefined,
  { before, after }: Change,
  msg: Msg,
): string {
  const values = { before: valueText(field, before, msg), after: valueText(field, after, msg) }
  return msg('field.change', { field: name, ...values })
}
