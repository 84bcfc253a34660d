import { expect, test } from 'vitest'
import { isTouchedByMove } from './mutations'

test.each([
  ['/api/admin/orders', true, true],
  ['/api/admin/orders/7', true, true],
  ['/api/admin/dashboard', true, true],
  ['/api/orders', true, true],
  ['/api/products', false, true],
  ['/api/products/by-category/dresses', false, true],
  ['/api/admin/products/3', false, true],
  ['/api/cart/products', false, true],
  ['/api/website/info', false, false],
  ['/api/admin/banners', false, false],
])('%s is asked for anew after a move: %s, after a cancellation: %s', (path, moved, cancelled) => {
  expect(isTouchedByMove([path, { page: 1 }], 'shipped')).toBe(moved)
  expect(isTouchedByMove([path, { page: 1 }], 'cancelled')).toBe(cancelled)
})
