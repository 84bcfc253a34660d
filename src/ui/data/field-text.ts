import type { MessageId } from '@/i18n/message-id.gen'
import type { Msg } from '@/i18n/use-msg'
import type { FieldDescription } from '@/lib/description'
import { entryOf } from '@/lib/json'
import { kindOf, recordValueOfLog } from '@/lib/kinds/described'
import type { ValueWords } from '@/lib/kinds/kind'

/**
 * The old and the new value of a field as texts, as the activity log and the reports of imports contain them.
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
  at_door: 'return.state.at_door',
  back: 'return.state.back',
  transfer: 'return.refund.transfer',
  cash: 'return.refund.cash',
  paypal: 'return.refund.paypal',
}

/** Returns the translated words that describe values, for example "Yes", "No" and the names of statuses. */
export const valueWordsOf = (msg: Msg, nameOf?: ValueWords['nameOf']): ValueWords => ({
  yes: msg('editor.value.yes'),
  no: msg('editor.value.no'),
  choice(value) {
    const id = entryOf(statusTexts, value)
    return id ? msg(id) : value
  },
  nameOf,
})

/** Returns a logged value in words: a status by its name, an amount as a price. */
export function fieldValueText(
  field: FieldDescription | undefined,
  value: string,
  msg: Msg,
): string {
  if (value === '') return msg('field.none')
  if (!field || kindOf(field).logs !== 'value') return value
  return kindOf(field).inWords(recordValueOfLog(field, value), valueWordsOf(msg), field) || value
}

/** Returns a change of a field in words: `Giá: 250.000VND → 260.000VND`. */
export function fieldChangeText(
  name: string,
  field: FieldDescription | undefined,
  { before, after }: Change,
  msg: Msg,
): string {
  const values = {
    before: fieldValueText(field, before, msg),
    after: fieldValueText(field, after, msg),
  }
  return msg('field.change', { field: name, ...values })
}
