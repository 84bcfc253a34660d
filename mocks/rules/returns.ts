import type { FieldErrors, Order, OrderReturn, ReturnMoveRequest } from '@/api/generated/model'
import { type Exchanged, heldOf } from '@/domain/returns/money'
import { unitsBack } from '@/domain/returns/returns'

/** Returns the errors of a move that a return may make, per field; stock is asked elsewhere. */
export function moveErrors(order: Order, one: OrderReturn, move: ReturnMoveRequest): FieldErrors {
  switch (move.state) {
    case 'declined':
      return move.answer?.trim() ? {} : { answer: ['Vui lòng cho khách biết lý do từ chối'] }
    case 'received':
      return isReceivable(one, move.received ?? [])
        ? {}
        : { received: ['Số món nhận về phải từ 1 đến số đã yêu cầu'] }
    case 'refunded':
      return refundErrors(move.refund, { most: heldOf(order), isNeeded: true })
    case 'exchanged':
      return isReplaceable(one, move.exchange ?? [])
        ? {}
        : { exchange: ['Vui lòng chọn món để đổi'] }
    default:
      return {}
  }
}

/** Returns the errors of what goes back beside an exchange: never more than its order leaves. */
export function leftErrors(
  order: Order,
  { refund }: ReturnMoveRequest,
  { credit, left }: Exchanged,
): FieldErrors {
  return refundErrors(refund, { most: heldOf(order) - credit, isNeeded: left > 0 })
}

function refundErrors(
  refund: ReturnMoveRequest['refund'],
  { most, isNeeded }: { most: number; isNeeded: boolean },
): FieldErrors {
  if (!refund) return isNeeded ? { 'refund.amount': ['Vui lòng ghi số tiền hoàn'] } : {}
  return refund.amount > most
    ? { 'refund.amount': ['Không hoàn quá số đã thanh toán, trừ phần đã hoàn'] }
    : {}
}

type Lines = readonly { item_id: number }[]

const areDistinct = (lines: Lines) =>
  new Set(lines.map(({ item_id }) => item_id)).size === lines.length

function isReceivable(
  { items }: OrderReturn,
  received: NonNullable<ReturnMoveRequest['received']>,
): boolean {
  const units = received.map(({ as_new, damaged }) => as_new + damaged)
  return (
    areDistinct(received) &&
    units.some((n) => n > 0) &&
    received.every(({ item_id }, index) => {
      const asked = items.find((line) => line.item_id === item_id)?.quantity ?? 0
      return (units[index] ?? 0) <= asked
    })
  )
}

function isReplaceable(one: OrderReturn, lines: Lines): boolean {
  return (
    lines.length > 0 &&
    areDistinct(lines) &&
    lines.every(({ item_id }) => unitsBack(one, item_id) > 0)
  )
}
