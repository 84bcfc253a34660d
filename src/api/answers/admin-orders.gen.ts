// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { paginationShape } from './catalogue.gen.ts'
import {
  orderStatusShape,
  paymentMethodShape,
  paymentStatusShape,
  shipmentShape,
  orderShape,
} from './orders.gen.ts'
import type { AnswerShape, Shape } from './shape.ts'

const paymentDoubtShape: Shape = { oneOf: ['no_answer', 'other_amount', 'to_refund'] }
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
export const adminOrderRowShape: Shape = {
  fields: {
    id: 'whole',
    code: 'text',
    full_name: 'text',
    phone: 'text',
    address: 'text',
    status: orderStatusShape,
    payment_method: { orNull: paymentMethodShape },
    payment_status: paymentStatusShape,
    payment_doubt: { orNull: paymentDoubtShape },
    cash: { orNull: collectedCashShape },
    refused_count: 'whole',
    double_count: 'whole',
    item_count: 'whole',
    total_amount: 'whole',
    created_at: { orNull: 'moment' },
    updated_at: 'moment',
  },
  optional: ['address', 'payment_doubt', 'cash', 'refused_count', 'double_count', 'updated_at'],
  defaults: { payment_method: null, payment_status: 'pending', item_count: 0, created_at: null },
}
export const statusCountShape: Shape = { fields: { status: orderStatusShape, count: 'whole' } }
const adminOrderListDataShape: Shape = {
  fields: {
    orders: { list: adminOrderRowShape },
    counts: { list: statusCountShape },
    unclear_count: 'whole',
    owed_count: 'whole',
    owed_amount: 'whole',
    pagination: paginationShape,
  },
  optional: ['unclear_count', 'owed_count', 'owed_amount'],
  defaults: { counts: [], pagination: {} },
  alsoAt: {
    orders: ['/data', '/data/data'],
    counts: ['/counts', '/meta/counts'],
    unclear_count: ['/unclear_count', '/meta/unclear_count'],
    owed_count: ['/owed_count', '/meta/owed_count'],
    owed_amount: ['/owed_amount', '/meta/owed_amount'],
    pagination: ['/meta', '/data/meta', '/pagination'],
  },
}
const orderNoteShape: Shape = {
  fields: { id: 'whole', text: 'text', by: 'text', at: 'moment' },
  defaults: { by: '' },
}
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
const earlierOrdersShape: Shape = {
  fields: {
    delivered_count: 'whole',
    refused_count: 'whole',
    last: {
      list: { fields: { id: 'whole', code: 'text', status: orderStatusShape, is_refused: 'flag' } },
    },
  },
}
const mergeProblemShape: Shape = {
  oneOf: ['name', 'phone', 'address', 'sent', 'voucher', 'payment', 'exchange'],
}
const orderDoubleShape: Shape = {
  fields: {
    id: 'whole',
    code: 'text',
    status: orderStatusShape,
    item_count: 'whole',
    total_amount: 'whole',
    problems: { list: mergeProblemShape },
    merged_total: { orNull: 'whole' },
    created_at: { orNull: 'moment' },
    updated_at: 'moment',
  },
  optional: ['updated_at'],
  defaults: { merged_total: null, created_at: null },
}
const mergedOrderShape: Shape = {
  fields: { id: 'whole', code: 'text', updated_at: 'moment', undo_until: { orNull: 'moment' } },
  optional: ['updated_at'],
  defaults: { undo_until: null },
}
export const adminOrderDataShape: Shape = {
  fields: {
    order: orderShape,
    allowed_transitions: { list: orderStatusShape },
    notes: { list: orderNoteShape },
    payment: { orNull: orderPaymentShape },
    cash: { orNull: collectedCashShape },
    earlier: earlierOrdersShape,
    can_keep_in_part: 'flag',
    part_undo_until: { orNull: 'moment' },
    doubles: { list: orderDoubleShape },
    merged: { list: mergedOrderShape },
    updated_at: 'moment',
  },
  optional: [
    'payment',
    'cash',
    'earlier',
    'can_keep_in_part',
    'part_undo_until',
    'doubles',
    'merged',
    'updated_at',
  ],
  defaults: { allowed_transitions: [], notes: [] },
}
const moveOutcomeShape: Shape = {
  fields: {
    id: 'whole',
    ok: 'flag',
    message: 'text',
    status: { orNull: orderStatusShape },
    updated_at: { orNull: 'moment' },
  },
  defaults: { message: '', status: null, updated_at: null },
}
const moveOrdersDataShape: Shape = { fields: { outcomes: { list: moveOutcomeShape } } }
const cashOutcomeShape: Shape = {
  fields: { id: 'whole', ok: 'flag', message: 'text' },
  defaults: { message: '' },
}
const settleCashDataShape: Shape = { fields: { outcomes: { list: cashOutcomeShape } } }

export const adminOrdersAnswer: AnswerShape = {
  operation: 'adminOrders',
  personal: true,
  data: adminOrderListDataShape,
}

export const createAdminOrderAnswer: AnswerShape = {
  operation: 'createAdminOrder',
  takesKey: true,
  data: adminOrderDataShape,
}

export const adminOrderAnswer: AnswerShape = {
  operation: 'adminOrder',
  personal: true,
  data: adminOrderDataShape,
}

export const transitionOrderAnswer: AnswerShape = {
  operation: 'transitionOrder',
  data: adminOrderDataShape,
}

export const moveOrdersAnswer: AnswerShape = { operation: 'moveOrders', data: moveOrdersDataShape }

export const settleCashAnswer: AnswerShape = {
  operation: 'settleCash',
  takesKey: true,
  data: settleCashDataShape,
}

export const addOrderNoteAnswer: AnswerShape = {
  operation: 'addOrderNote',
  takesKey: true,
  data: adminOrderDataShape,
}
