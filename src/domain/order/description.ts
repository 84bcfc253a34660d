import type * as Api from '@/api/generated/model'
import { type DescriptionOf, describeRecord } from '@/lib/description'
import { refundMethods } from '../returns/returns'

/** The fields of an order that staff work with: its status, its parcel and its notes. */
export const orderWork = describeRecord({
  status: {
    kind: 'choice',
    label: 'field.status',
    values: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'],
  },
  payment_status: { kind: 'choice', label: 'field.payment' },
  // The reason for a cancellation is stored in the order's history, not in the order.
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
>)

/** The fields of the window in which staff record the check of an unclear payment. */
export const paymentCheck = describeRecord({
  check_reason: {
    kind: 'text',
    label: 'field.paymentCheck',
    max: 1000,
    required: 'paymentCheck.reason.required',
  },
} as const satisfies DescriptionOf<{ check_reason: Api.PaymentCheck['reason'] }>)

/** The fields of a return in the activity log. */
export const orderReturn = describeRecord({
  return_state: {
    kind: 'choice',
    label: 'field.returnState',
    values: [
      'requested',
      'approved',
      'declined',
      'received',
      'refunded',
      'exchanged',
      'at_door',
      'back',
    ],
  },
  refund_method: { kind: 'choice', label: 'field.refundMethod', values: refundMethods },
  refund_amount: { kind: 'money', label: 'field.refundAmount' },
  refund_reference: { kind: 'text', label: 'field.refundReference', max: 255 },
} as const satisfies DescriptionOf<{
  return_state: Api.OrderReturn['state']
  refund_method: Api.ReturnRefund['method']
  refund_amount: Api.ReturnRefund['amount']
  refund_reference: Api.ReturnRefund['reference']
}>)

/** The fields in the activity log of a payment that a carrier's statement confirmed. */
export const cashSettlement = describeRecord({
  cash_statement: { kind: 'text', label: 'field.cashStatement', max: 60 },
  cash_amount: { kind: 'money', label: 'field.cashAmount' },
} as const satisfies DescriptionOf<{
  cash_statement: Api.CashSettlement['statement']
  cash_amount: Api.CashSettlement['amount']
}>)

/**
 * The fields of an order that staff may change before it ships, in the activity log. `quantity` belongs to
 * one line of the order.
 */
export const orderContent = describeRecord({
  quantity: { kind: 'count', label: 'adminOrders.order.quantity' },
  full_name: { kind: 'text', label: 'adminOrders.order.customer' },
  phone: { kind: 'phone', label: 'adminOrders.column.phone' },
  address: { kind: 'text', label: 'adminOrders.order.address' },
  customer_note: { kind: 'text', label: 'adminOrders.order.note' },
  total_amount: { kind: 'money', label: 'adminOrders.column.total' },
} as const satisfies DescriptionOf<
  Pick<Api.Order, 'full_name' | 'phone' | 'address' | 'total_amount'> &
    Pick<Api.OrderItem, 'quantity'> & { customer_note: Api.Order['note'] }
>)
