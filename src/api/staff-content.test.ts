import { type Query, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refreshStaffContent } from './staff-content'

test.each<[Query['meta'], boolean]>([
  [{ personal: false, staffContent: true }, true],
  [{ personal: true, staffContent: false }, false],
  // Without meta it counts as stale.
  [undefined, true],
])('after a write by staff, a query with the meta %o is stale: %s', async (meta, stale) => {
  const client = new QueryClient()
  client.setQueryData(['some'], {})
  const options = { queryKey: ['some'], enabled: false, ...(meta && { meta }) }
  const observer = new QueryObserver(client, options)
  await refreshStaffContent(client)
  expect(observer.getCurrentQuery().state.isInvalidated).toBe(stale)
})
