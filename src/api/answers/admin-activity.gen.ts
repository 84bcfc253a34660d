// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type { AnswerShape, Shape } from './shape.ts'

const activityKindShape: Shape = {
  oneOf: ['product', 'order', 'category', 'banner', 'voucher', 'homepage', 'settings'],
}
const activityActionShape: Shape = { oneOf: ['created', 'changed', 'deleted'] }
const fieldChangeShape: Shape = {
  fields: { field: 'text', before: 'text', after: 'text' },
  defaults: { before: '', after: '' },
}
const activityEntryShape: Shape = {
  fields: {
    id: 'whole',
    at: 'moment',
    by: 'text',
    kind: activityKindShape,
    action: activityActionShape,
    object_id: { orNull: 'whole' },
    name: 'text',
    changes: { list: fieldChangeShape },
  },
  defaults: { by: '', object_id: null, name: '', changes: [] },
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
const activityListDataShape: Shape = {
  fields: {
    entries: { list: activityEntryShape },
    people: { list: 'text' },
    pagination: paginationShape,
  },
  defaults: { people: [], pagination: {} },
  alsoAt: {
    entries: ['/data', '/data/data'],
    people: ['/people'],
    pagination: ['/meta', '/data/meta', '/pagination'],
  },
}

export const adminActivityAnswer: AnswerShape = {
  operation: 'adminActivity',
  personal: true,
  data: activityListDataShape,
}
