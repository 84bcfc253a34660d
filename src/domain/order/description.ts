import type * as Api from '@/api/generated/model'
import type { DescriptionOf } from '@/lib/description'
import { refundMethods } from '../returns/returns'

/** Fields of an order that staff work with: its state, its parcel and its notes. */
export const orderWork = {
  status: {
    kind: 'choice',
    label: 'field.status',
    values: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'],
  },
  payment_status: { kind: 'choice', label: 'field.payment' },
  // The reason for a cancellation. It stands in the order's history.
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
} as const satisfies DescriptionOf<
  Pick<Api.Order, 'status' | 'payment_status'> &
    Pick<Api.TransitionRequest, 'reason'> &
    Api.Shipment & { note: Api.OrderNoteRequest['text'] }
>

/** The result of checking an unclear payment by hand. */
export const paymentCheck = {
  check_reason: {
    kind: 'text',
    label: 'field.paymentCheck',
    max: 1000,
    required: 'paymentCheck.reason.required',
  },
} as const satisfies DescriptionOf<{ check_reason: Api.PaymentCheck['reason'] }>

/** Fields of a return, as the activity log names them. */
export const orderReturn = {
  return_state: {
    kind: 'choice',
    label: 'field.returnState',
    values: ['requested', 'approved', 'declined', 'received', 'refunded', 'exchanged'],
  },
  refund_method: { kind: 'choice', label: 'field.refundMethod', values: refundMethods },
  refund_amount: { kind: 'money', label: 'field.refundAmount' },
  refund_reference: { kind: 'text', label: 'field.refundReference', max: 255 },
} as const satisfies DescriptionOf<{
  return_state: Api.OrderReturn['state']
  refund_method: Api.ReturnRefund['method']
  refund_amount: Api.ReturnRefund['amount']
  refund_reference: Api.ReturnRefund['reference']
}>

/** Fields of a settlement from a carrier's statement, as the activity log names them. */
export const cashSettlement = {
  cash_statement: { kind: 'text', label: 'field.cashStatement', max: 60 },
  cash_amount: { kind: 'money', label: 'field.cashAmount' },
} as const satisfies DescriptionOf<{
  cash_statement: Api.CashSettlement['statement']
  cash_amount: Api.CashSettlement['amount']
}>

/**
 * Fields of an order that staff may change before it ships, as the activity log names them. `quantity`
 * belongs to a line.
 */
export const orderContent = {
  quantity: { kind: 'count', label: 'adminOrders.order.quantity' },
  full_name: { kind: 'text', label: 'adminOrders.order.customer' },
  phone: { kind: 'phone', label: 'adminOrders.column.phone' },
  address: { kind: 'text', label: 'adminOrders.order.address' },
  customer_note: { kind: 'text', label: 'adminOrders.order.note' },
  total_amount: { kind: 'money', label: 'adminOrders.column.total' },
} as const satisfies DescriptionOf<
  Pick<Api.Order, 'full_name' | 'phone' | 'address' | 'total_amount'> &
    Pick<Api.OrderItem, 'quantity'> & { customer_note: Api.Order['note'] }
>
