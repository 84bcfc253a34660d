import type { MessageId } from '@/i18n/message-id.gen'
import type { Msg } from '@/i18n/use-msg'
import type { FieldDescription } from '@/lib/description'
import { entryOf } from '@/lib/json'
import { kindOf, valueOfLog } from '@/lib/kinds/described'
import type { Say } from '@/lib/kinds/kind'

/** A described field whose label is the id of a message. */
export type LabelledField = FieldDescription & { label: MessageId }

/**
 * The value of a field before and after a change. The activity log and the reports of imports keep both
 * values as texts.
 */
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

/** Returns the words that a field kind needs to describe a value but cannot know itself. */
export const sayOf = (msg: Msg, nameOf?: Say['nameOf']): Say => ({
  yes: msg('editor.value.yes'),
  no: msg('editor.value.no'),
  choice(value) {
    const id = entryOf(statusTexts, value)
    return id ? msg(id) : value
  },
  nameOf,
})

/** Returns a stored value in words, for example a status by its name or an amount as a price. */
export function fieldValueText(field: LabelledField | undefined, value: string, msg: Msg): string {
  if (value === '') return msg('field.none')
  if (!field || kindOf(field).logs !== 'value') return value
  return kindOf(field).inWords(valueOfLog(field, value), sayOf(msg), field) || value
}

/** Returns a change in words, after the label of its field: `Giá: 250.000VND → 260.000VND`. */
export function fieldChangeText(
  name: string,
  field: LabelledField | undefined,
  { before, after }: Change,
  msg: Msg,
): string {
  const values = {
    before: fieldValueText(field, before, msg),
    after: fieldValueText(field, after, msg),
  }
  return msg('field.change', { field: name, ...values })
}
