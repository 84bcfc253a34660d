// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type { AnswerShape, Shape } from './shape.ts'

const permissionShape: Shape = {
  oneOf: [
    'orders:read',
    'orders:write',
    'products:read',
    'products:write',
    'customers',
    'content',
    'vouchers',
    'settings',
    'figures',
    'activity',
  ],
}
const permissionHoldersShape: Shape = {
  fields: { permission: permissionShape, holders: { list: 'text' } },
  defaults: { holders: [] },
}

export const adminPermissionsAnswer: AnswerShape = {
  operation: 'adminPermissions',
  personal: true,
  data: { list: permissionHoldersShape },
}
