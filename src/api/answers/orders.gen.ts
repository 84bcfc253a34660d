// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { billShape, billLineShape } from './cart.gen.ts'
import { paginationShape } from './catalogue.gen.ts'
import type { AnswerShape, Shape } from './shape.ts'

export const orderStatusShape: Shape = {
  oneOf: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'],
}
export const paymentMethodShape: Shape = { oneOf: ['cod', 'paypal'] }
export const paymentStatusShape: Shape = { oneOf: ['pending', 'successful', 'failed', 'cancelled'] }
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
export const shipmentShape: Shape = { fields: { carrier: 'text', tracking_number: 'text' } }
export const returnStateShape: Shape = {
  oneOf: [
    'requested',
    'approved',
    'declined',
    'received',
    'refunded',
    'exchanged',
    'at_door',
    'back',
  ],
}
const returnReasonShape: Shape = { oneOf: ['fit', 'faulty', 'wrong', 'different', 'mind'] }
export const returnWishShape: Shape = { oneOf: ['exchange', 'refund'] }
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
export const orderShape: Shape = {
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
    merged_into: { orNull: returnExchangeShape },
    placed: placedTermsShape,
    created_at: { orNull: 'moment' },
  },
  optional: ['refunds', 'merged_into', 'placed'],
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
const paymentShape: Shape = {
  fields: { payment_id: 'text', redirect_url: { orNull: 'text' } },
  defaults: { payment_id: '', redirect_url: null },
}
const orderCreatedDataShape: Shape = {
  fields: { order: orderShape, payment: paymentShape, repeated: 'flag' },
  optional: ['repeated'],
  defaults: { payment: {} },
}
const paypalOrderDataShape: Shape = { fields: { order_id: 'text' } }
const capturedPaymentShape: Shape = { fields: { status: paymentStatusShape } }
const receiptItemShape: Shape = {
  fields: {
    product_name: 'text',
    original_name: { orNull: 'text' },
    color: 'text',
    size: 'text',
    quantity: 'whole',
    price: 'whole',
    variant: { orNull: orderItemVariantShape },
  },
  optional: ['original_name'],
  defaults: { color: '', size: '', variant: null },
}
const orderReceiptShape: Shape = {
  fields: {
    code: 'text',
    created_at: { orNull: 'moment' },
    full_name: 'text',
    phone: 'text',
    address: 'text',
    subtotal: 'whole',
    discount_amount: 'whole',
    shipping_amount: { orNull: 'whole' },
    total_amount: 'whole',
    bill: { orNull: billShape },
    items: { list: receiptItemShape },
    has_email: 'flag',
  },
  defaults: {
    created_at: null,
    full_name: '',
    phone: '',
    address: '',
    discount_amount: 0,
    shipping_amount: null,
    bill: null,
    has_email: false,
  },
}
const paymentResultShape: Shape = {
  fields: { status: paymentStatusShape, order: orderReceiptShape },
}
const orderListDataShape: Shape = {
  fields: { orders: { list: orderShape }, pagination: paginationShape },
  defaults: { pagination: {} },
  alsoAt: { orders: ['/data', '/data/data'], pagination: ['/meta', '/data/meta', '/pagination'] },
}
const orderDataShape: Shape = { fields: { order: orderShape } }
export const uploadedFileShape: Shape = { fields: { url: 'image' } }

export const createOrderAnswer: AnswerShape = {
  operation: 'createOrder',
  takesKey: true,
  data: orderCreatedDataShape,
}

export const createPaypalOrderAnswer: AnswerShape = {
  operation: 'createPaypalOrder',
  data: paypalOrderDataShape,
}

export const capturePaymentAnswer: AnswerShape = {
  operation: 'capturePayment',
  data: capturedPaymentShape,
  mayLack: true,
}

export const paypalStatusAnswer: AnswerShape = {
  operation: 'paypalStatus',
  personal: true,
  forVisitorsToo: true,
  data: paymentResultShape,
}

export const ordersAnswer: AnswerShape = {
  operation: 'orders',
  personal: true,
  data: orderListDataShape,
}

export const lookUpOrderAnswer: AnswerShape = {
  operation: 'lookUpOrder',
  personal: true,
  forVisitorsToo: true,
  data: orderDataShape,
}

export const claimOrderAnswer: AnswerShape = { operation: 'claimOrder', data: orderDataShape }

export const orderAnswer: AnswerShape = { operation: 'order', personal: true, data: orderDataShape }

export const cancelOrderAnswer: AnswerShape = { operation: 'cancelOrder', data: orderDataShape }

export const changeDeliveryAnswer: AnswerShape = {
  operation: 'changeDelivery',
  data: orderDataShape,
}

export const requestReturnAnswer: AnswerShape = {
  operation: 'requestReturn',
  takesKey: true,
  data: orderDataShape,
}

export const uploadReturnPhotoAnswer: AnswerShape = {
  operation: 'uploadReturnPhoto',
  data: uploadedFileShape,
}
