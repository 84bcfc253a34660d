import { expect, test } from 'vitest'
import { lackingOf, rightsOf } from './rights'

test('an operation needs its permission; without a known list the host decides §10.21.1a §10.21.1b', () => {
  expect(lackingOf(null, ['deleteProduct'])).toEqual([])
  expect(lackingOf([], ['deleteProduct'])).toEqual(['products:write'])
  // Words for permissions of another host.
  expect(lackingOf(['PRODUCT_EDIT'], ['deleteProduct'])).toEqual([])
  expect(lackingOf(['PRODUCT_EDIT', 'customers'], ['deleteProduct'])).toEqual(['products:write'])
  expect(lackingOf(['products:write'], ['deleteProduct'])).toEqual([])
  // The permission to write does not include the permission to read.
  expect(lackingOf(['products:write'], ['adminProducts', 'deleteProduct'])).toEqual([
    'products:read',
  ])
})

test('a permission that is missing twice is named once §10.21.3', () => {
  expect(lackingOf(['customers'], ['adminOrders', 'adminOrder', 'adminCustomers'])).toEqual([
    'orders:read',
  ])
})

test.each([
  [['customers'], true, ['customers']],
  [null, true, []],
  [null, false, null],
])(
  'rights %o of a host that knows rights (%s) are %o §10.21.1b',
  (permissions, knowsRights, rights) => {
    expect(rightsOf({ permissions }, knowsRights)).toEqual(rights)
  },
)
