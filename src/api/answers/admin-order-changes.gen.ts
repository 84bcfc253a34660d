// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type { AnswerShape, Shape } from './shape.ts'

const orderStatusShape: Shape = {
  oneOf: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'],
}
const paymentMethodShape: Shape = { oneOf: ['cod', 'paypal'] }
const paymentStatusShape: Shape = { oneOf: ['pending', 'successful', 'failed', 'cancelled'] }
const billLineShape: Shape = {
  fields: { code: 'text', label: 'text', amount: 'whole' },
  defaults: { label: '' },
}
const billShape: Shape = { fields: { lines: { list: billLineShape }, total: 'whole' } }
const orderItemVariantShape: Shape = {
  fields: { image_url: { orNull: 'image' } },
  defaults: { image_url: null },
}
const orderItemShape: Shape = {
  fields: {
    id: 'whole',
    product_id: { orNull: 'whole' },
    variant_id: { orNull: 'whole' },
    product_name: 'text',
    original_name: { orNull: 'text' },
    slug: { orNull: 'text' },
    color: 'text',
    size: 'text',
    sku: 'text',
    quantity: 'whole',
    price: 'whole',
    granted: { list: billLineShape },
    variant: { orNull: orderItemVariantShape },
  },
  optional: ['original_name', 'sku', 'granted'],
  defaults: { product_id: null, variant_id: null, slug: null, color: '', size: '', variant: null },
}
const orderEventShape: Shape = {
  fields: {
    status: orderStatusShape,
    at: 'moment',
    note: { orNull: 'text' },
    by: { orNull: 'text' },
  },
  defaults: { note: null, by: null },
}
const shipmentShape: Shape = { fields: { carrier: 'text', tracking_number: 'text' } }
const returnStateShape: Shape = {
  oneOf: ['requested', 'approved', 'declined', 'received', 'refunded', 'exchanged'],
}
const returnReasonShape: Shape = { oneOf: ['fit', 'faulty', 'wrong', 'different', 'mind'] }
const returnWishShape: Shape = { oneOf: ['exchange', 'refund'] }
const returnLineShape: Shape = {
  fields: {
    item_id: 'whole',
    quantity: 'whole',
    reason: returnReasonShape,
    wish: returnWishShape,
    size: { orNull: 'text' },
  },
  optional: ['size'],
}
const returnEventShape: Shape = {
  fields: { state: returnStateShape, at: 'moment', by: { orNull: 'text' } },
  defaults: { by: null },
}
const receivedLineShape: Shape = { fields: { item_id: 'whole', as_new: 'whole', damaged: 'whole' } }
const refundMethodShape: Shape = { oneOf: ['transfer', 'cash', 'paypal'] }
const returnRefundShape: Shape = {
  fields: {
    method: refundMethodShape,
    amount: 'whole',
    reference: 'text',
    at: { orNull: 'moment' },
  },
  defaults: { reference: '', at: null },
}
const returnExchangeShape: Shape = {
  fields: { id: 'whole', code: 'text', credit: 'whole' },
  defaults: { id: 0, credit: 0 },
}
const orderReturnShape: Shape = {
  fields: {
    id: 'whole',
    state: returnStateShape,
    requested_at: { orNull: 'moment' },
    items: { list: returnLineShape },
    note: { orNull: 'text' },
    photos: { list: 'image' },
    answer: { orNull: 'text' },
    events: { list: returnEventShape },
    received: { list: receivedLineShape },
    refunds: { list: returnRefundShape },
    exchange: { orNull: returnExchangeShape },
  },
  defaults: {
    state: 'requested',
    requested_at: null,
    note: null,
    photos: [],
    answer: null,
    events: [],
    received: [],
    refunds: [],
    exchange: null,
  },
}
const orderReferenceShape: Shape = { fields: { id: 'whole', code: 'text' }, defaults: { id: 0 } }
const placedLineShape: Shape = {
  fields: {
    id: 'whole',
    product_id: { orNull: 'whole' },
    quantity: 'whole',
    price: 'whole',
    granted: { list: billLineShape },
  },
  defaults: { product_id: null },
}
const placedTermsShape: Shape = { fields: { bill: billShape, items: { list: placedLineShape } } }
const orderShape: Shape = {
  fields: {
    id: 'whole',
    code: 'text',
    status: orderStatusShape,
    payment_method: { orNull: paymentMethodShape },
    payment_status: paymentStatusShape,
    full_name: 'text',
    phone: 'text',
    address: 'text',
    email: { orNull: 'text' },
    note: { orNull: 'text' },
    subtotal: 'whole',
    discount_amount: 'whole',
    shipping_amount: { orNull: 'whole' },
    total_amount: 'whole',
    bill: { orNull: billShape },
    items: { list: orderItemShape },
    events: { list: orderEventShape },
    shipment: { orNull: shipmentShape },
    returns: { list: orderReturnShape },
    refunds: { list: returnRefundShape },
    exchange_of: { orNull: orderReferenceShape },
    placed: placedTermsShape,
    created_at: { orNull: 'moment' },
  },
  optional: ['refunds', 'placed'],
  defaults: {
    id: 0,
    status: 'pending',
    payment_method: null,
    payment_status: 'pending',
    email: null,
    note: null,
    discount_amount: 0,
    shipping_amount: null,
    bill: null,
    events: [],
    shipment: null,
    returns: [],
    exchange_of: null,
    created_at: null,
  },
}
const orderNoteShape: Shape = {
  fields: { id: 'whole', text: 'text', by: 'text', at: 'moment' },
  defaults: { by: '' },
}
const paymentDoubtShape: Shape = { oneOf: ['no_answer', 'other_amount', 'to_refund'] }
const checkResultShape: Shape = { oneOf: ['paid', 'unpaid'] }
const paymentCheckShape: Shape = {
  fields: { result: checkResultShape, reason: 'text', by: 'text', at: 'moment' },
}
const orderPaymentShape: Shape = {
  fields: {
    doubt: { orNull: paymentDoubtShape },
    can_capture: 'flag',
    expected: { orNull: 'number' },
    received: { orNull: 'number' },
    check: { orNull: paymentCheckShape },
  },
  defaults: { doubt: null, can_capture: false, expected: null, received: null, check: null },
}
const cashSettlementShape: Shape = {
  fields: { statement: 'text', amount: 'whole', at: 'moment', by: 'text' },
}
const collectedCashShape: Shape = {
  fields: {
    due: 'whole',
    received: 'whole',
    since: 'moment',
    shipment: { orNull: shipmentShape },
    settlements: { list: cashSettlementShape },
  },
  optional: ['shipment'],
  defaults: { settlements: [] },
}
const earlierOrdersShape: Shape = {
  fields: {
    delivered_count: 'whole',
    refused_count: 'whole',
    last: {
      list: { fields: { id: 'whole', code: 'text', status: orderStatusShape, is_refused: 'flag' } },
    },
  },
}
const adminOrderDataShape: Shape = {
  fields: {
    order: orderShape,
    allowed_transitions: { list: orderStatusShape },
    notes: { list: orderNoteShape },
    payment: { orNull: orderPaymentShape },
    cash: { orNull: collectedCashShape },
    earlier: earlierOrdersShape,
    updated_at: 'moment',
  },
  optional: ['payment', 'cash', 'earlier', 'updated_at'],
  defaults: { allowed_transitions: [], notes: [] },
}

export const changeAdminOrderAnswer: AnswerShape = {
  operation: 'changeAdminOrder',
  data: adminOrderDataShape,
}
