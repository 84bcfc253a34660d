import type * as Api from '@/api/generated/model'
import type { Description } from '@/lib/description'
import { refundMethods } from '../returns/returns'

/** What staff do with an order: its state, its parcel and the notes on it. */
export const orderWork = {
  status: {
    kind: 'choice',
    label: 'field.status',
    values: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'],
  },
  payment_status: { kind: 'choice', label: 'field.payment' },
  // Of a cancellation. It stands in the order's history.
  reason: {
    kind: 'text',
    label: 'adminOrders.cancel.reason',
    max: 1000,
    required: 'adminOrders.cancel.reason.required',
    logged: false,
  },
  carrier: { kind: 'text', label: 'field.carrier', max: 60 },
  tracking_number: { kind: 'text', label: 'field.trackingNumber', max: 60 },
  note: { kind: 'text', label: 'field.note', max: 2000, required: 'adminOrders.notes.required' },
} as const satisfies Description<
  Pick<Api.Order, 'status' | 'payment_status'> &
    Pick<Api.TransitionRequest, 'reason'> &
    Api.Shipment & { note: Api.OrderNoteRequest['text'] }
>

/** What staff find out by hand about a payment that was unclear. */
export const paymentCheck = {
  check_reason: {
    kind: 'text',
    label: 'field.paymentCheck',
    max: 1000,
    required: 'paymentCheck.reason.required',
  },
} as const satisfies Description<{ check_reason: Api.PaymentCheck['reason'] }>

/** What becomes of what comes back of an order, as the log tells it. */
export const orderReturn = {
  return_state: {
    kind: 'choice',
    label: 'field.returnState',
    values: ['requested', 'approved', 'declined', 'received', 'refunded', 'exchanged'],
  },
  refund_method: { kind: 'choice', label: 'field.refundMethod', values: refundMethods },
  refund_amount: { kind: 'money', label: 'field.refundAmount' },
  refund_reference: { kind: 'text', label: 'field.refundReference', max: 255 },
} as const satisfies Description<{
  return_state: Api.OrderReturn['state']
  refund_method: Api.ReturnRefund['method']
  refund_amount: Api.ReturnRefund['amount']
  refund_reference: Api.ReturnRefund['reference']
}>

/** What a carrier's statement brought of an order, as the log tells it. */
export const cashSettlement = {
  cash_statement: { kind: 'text', label: 'field.cashStatement', max: 60 },
  cash_amount: { kind: 'money', label: 'field.cashAmount' },
} as const satisfies Description<{
  cash_statement: Api.CashSettlement['statement']
  cash_amount: Api.CashSettlement['amount']
}>

/** What staff change of an order before it ships, as the log tells it; `quantity` is that of a line. */
export const orderContent = {
  quantity: { kind: 'count', label: 'adminOrders.order.quantity' },
  full_name: { kind: 'text', label: 'adminOrders.order.customer' },
  phone: { kind: 'phone', label: 'adminOrders.column.phone' },
  address: { kind: 'text', label: 'adminOrders.order.address' },
  customer_note: { kind: 'text', label: 'adminOrders.order.note' },
  total_amount: { kind: 'money', label: 'adminOrders.column.total' },
} as const satisfies Description<
  Pick<Api.Order, 'full_name' | 'phone' | 'address' | 'total_amount'> &
    Pick<Api.OrderItem, 'quantity'> & { customer_note: Api.Order['note'] }
>
