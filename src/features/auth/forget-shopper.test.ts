import { type Query, QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { forgetShopper } from './forget-shopper'
import { userQuery } from './queries'

type Meta = Query['meta']

/** The query of this key after the shopper has been forgotten. */
function remembered(queryKey: QueryKey, meta?: Meta) {
  const client = new QueryClient()
  client.setQueryData(queryKey, 'theirs')
  const observer = new QueryObserver(client, { queryKey, enabled: false, ...(meta && { meta }) })
  forgetShopper(client, 2)
  return observer.getCurrentQuery().state
}

test.each<[string, Meta]>([
  ['is personal', { personal: true, staffContent: false }],
  ['does not say whose it is', undefined],
])('an answer that %s is gone', (_, meta) => {
  expect(remembered(['some'], meta).data).toBeUndefined()
})

test('who was signed in before is gone, who is signed in now stays known', () => {
  const meta = { personal: true, staffContent: false }
  expect(remembered(userQuery(1).queryKey, meta).data).toBeUndefined()
  expect(remembered(userQuery(2).queryKey, meta).data).toBe('theirs')
})

test('an answer that is partly personal stays in sight, and is asked for again', () => {
  const meta = { personal: 'partly', staffContent: true } as const
  expect(remembered(['some'], meta)).toMatchObject({ data: 'theirs', isInvalidated: true })
})

test('an answer that is the same for everybody stays', () => {
  const meta = { personal: false, staffContent: true }
  expect(remembered(['some'], meta)).toMatchObject({ data: 'theirs', isInvalidated: false })
})
