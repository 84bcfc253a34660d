import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refreshContent } from './content-changes'

test.each([
  ['/api/website/info', true],
  ['/api/banners/homepage', true],
  ['/api/admin/homepage-sections', true],
  ['/api/admin/orders', true],
  ['/api/products/by-category/dresses', true],
  ['/api/categories', true],
  ['/api/users/me', false],
  ['/api/address/provinces', false],
])('a change in the back office makes %s stale: %s', (path, stale) => {
  const client = new QueryClient()
  client.setQueryData([path], {})
  refreshContent(client)
  expect(client.getQueryState([path])?.isInvalidated).toBe(stale)
})
