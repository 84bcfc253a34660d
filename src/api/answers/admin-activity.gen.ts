// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { fieldChangeShape } from './admin-imports.gen.ts'
import { paginationShape } from './catalogue.gen.ts'
import type { AnswerShape, Shape } from './shape.ts'

const activityKindShape: Shape = {
  oneOf: ['product', 'order', 'category', 'banner', 'voucher', 'homepage', 'settings'],
}
const activityActionShape: Shape = { oneOf: ['created', 'changed', 'deleted'] }
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
