import { expect, test } from 'vitest'
import { missingPermissions, rightsOf } from './rights'

test('an operation needs its permission; without a known list the host decides §10.21.1', () => {
  expect(missingPermissions(null, ['deleteProduct'])).toEqual([])
  expect(missingPermissions([], ['deleteProduct'])).toEqual(['products:write'])
  // Another host may have other words for permissions.
  expect(missingPermissions(['PRODUCT_EDIT'], ['deleteProduct'])).toEqual([])
  expect(missingPermissions(['PRODUCT_EDIT', 'customers'], ['deleteProduct'])).toEqual([
    'products:write',
  ])
  expect(missingPermissions(['products:write'], ['deleteProduct'])).toEqual([])
  // The permission to write does not include the permission to read, so the latter is missing.
  expect(missingPermissions(['products:write'], ['adminProducts', 'deleteProduct'])).toEqual([
    'products:read',
  ])
})

test('a permission that is missing twice is named once §10.21.3', () => {
  expect(
    missingPermissions(['customers'], ['adminOrders', 'adminOrder', 'adminCustomers']),
  ).toEqual(['orders:read'])
})

test.each([
  [['customers'], true, ['customers']],
  [null, true, []],
  [null, false, null],
])(
  'rights %o of a host that knows rights (%s) are %o §10.21.1',
  (permissions, knowsRights, rights) => {
    expect(rightsOf({ permissions }, knowsRights)).toEqual(rights)
  },
)
