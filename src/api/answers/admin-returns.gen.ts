// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type { AnswerShape, Shape } from './shape.ts'

const returnStateShape: Shape = {
  oneOf: ['requested', 'approved', 'declined', 'received', 'refunded', 'exchanged'],
}
const returnWishShape: Shape = { oneOf: ['exchange', 'refund'] }
const adminReturnRowShape: Shape = {
  fields: {
    id: 'whole',
    order_id: 'whole',
    code: 'text',
    full_name: 'text',
    phone: 'text',
    state: returnStateShape,
    requested_at: { orNull: 'moment' },
    unit_count: 'whole',
    wishes: { list: returnWishShape },
  },
  defaults: { requested_at: null, unit_count: 0, wishes: [] },
}
const paginationShape: Shape = {
  fields: {
    current_page: 'whole',
    last_page: 'whole',
    per_page: { orNull: 'whole' },
    total: { orNull: 'whole' },
  },
  defaults: { current_page: 1, last_page: 1, per_page: null, total: null },
}
const adminReturnListDataShape: Shape = {
  fields: {
    returns: { list: adminReturnRowShape },
    open_count: { orNull: 'whole' },
    pagination: paginationShape,
  },
  defaults: { open_count: null, pagination: {} },
  alsoAt: {
    returns: ['/data', '/data/data'],
    open_count: ['/open_count', '/meta/open_count'],
    pagination: ['/meta', '/data/meta', '/pagination'],
  },
}

export const adminReturnsAnswer: AnswerShape = {
  operation: 'adminReturns',
  personal: true,
  data: adminReturnListDataShape,
}
