import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { forgetShopper } from './forget-shopper'

function remembered(...keys: unknown[][]) {
  const client = new QueryClient()
  for (const key of keys) client.setQueryData(key, 'theirs')
  forgetShopper(client, 2)
  return client
}

test.each([
  [['/api/wishlist']],
  [['/api/orders', { page: 1 }]],
  [['/api/orders/ML-1']],
  [['/api/users/me/addresses']],
  [['/api/users/me', 1]],
])('%o of the last shopper is gone', (key) => {
  expect(remembered(key).getQueryData(key)).toBeUndefined()
})

test('who is signed in now stays known', () => {
  expect(remembered(['/api/users/me', 2]).getQueryData(['/api/users/me', 2])).toBe('theirs')
})

test('a product stays in sight, and is asked for again', () => {
  const client = remembered(['/api/products/dam'])
  expect(client.getQueryState(['/api/products/dam'])).toMatchObject({
    data: 'theirs',
    isInvalidated: true,
  })
})

test.each([[['/api/website/info']], [['/api/admin/homepage-sections']], [['/api/products', {}]]])(
  '%o is the same for everybody',
  (key) => {
    expect(remembered(key).getQueryState(key)).toMatchObject({
      data: 'theirs',
      isInvalidated: false,
    })
  },
)
