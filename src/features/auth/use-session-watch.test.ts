import { type Query, QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { userQuery } from './queries'
import { forgetShopper } from './use-session-watch'

type Meta = Query['meta']

/** The query of this key after the shopper has been forgotten. */
async function remembered(queryKey: QueryKey, meta?: Meta) {
  const client = new QueryClient()
  client.setQueryData(queryKey, 'theirs')
  const observer = new QueryObserver(client, { queryKey, enabled: false, ...(meta && { meta }) })
  await forgetShopper(client, 2)
  return observer.getCurrentQuery().state
}

test.each<[string, Meta]>([
  ['is personal', { personal: true, staffContent: false }],
  ['does not say whose it is', undefined],
])('an answer that %s is gone', async (_, meta) => {
  expect((await remembered(['some'], meta)).data).toBeUndefined()
})

test('who was signed in before is gone, who is signed in now stays known', async () => {
  const meta = { personal: true, staffContent: false }
  expect((await remembered(userQuery(1).queryKey, meta)).data).toBeUndefined()
  expect((await remembered(userQuery(2).queryKey, meta)).data).toBe('theirs')
})

test('an answer that is partly personal stays in sight, and is asked for again', async () => {
  const meta = { personal: 'partly', staffContent: true } as const
  expect(await remembered(['some'], meta)).toMatchObject({ data: 'theirs', isInvalidated: true })
})

test('an answer that is the same for everybody stays', async () => {
  const meta = { personal: false, staffContent: true }
  expect(await remembered(['some'], meta)).toMatchObject({ data: 'theirs', isInvalidated: false })
})

test('what a visitor does not ask for is not asked for once more', async () => {
  const client = new QueryClient()
  const asked = vi.fn(() => Promise.resolve('theirs'))
  const options = { queryKey: ['orders'], queryFn: asked }
  const screen = new QueryObserver(client, { ...options, initialData: 'theirs', staleTime: 1000 })
  const stop = screen.subscribe(() => {})
  const forgotten = forgetShopper(client, 2)
  screen.setOptions({ ...options, enabled: false })
  await forgotten
  expect(asked).not.toHaveBeenCalled()
  stop()
})
