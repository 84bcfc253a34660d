import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { session } from '@/api/session'
import { isSessionAlive } from './session-check'

afterEach(() => {
  session.end(session.now().number)
  vi.unstubAllGlobals()
})

/** Asks while the server answers with `status`; `meanwhile` runs before the answer. */
function asked(status: number, meanwhile = async (_client: QueryClient) => {}) {
  const client = new QueryClient()
  session.begin('abc', 'lan@moclan.vn')
  vi.stubGlobal('fetch', async () => {
    await meanwhile(client)
    return Response.json({ success: status === 200, message: '', data: [] }, { status })
  })
  return isSessionAlive(client)
}

test.each([
  [200, true],
  [401, false],
  [500, true],
])('a list answered with %s: alive is %s', async (status, isAlive) => {
  expect(await asked(status)).toBe(isAlive)
})

test('a session that another call found ended is not alive, though that cancels the check', async () => {
  const end = async (client: QueryClient) => {
    session.end(session.now().number)
    await client.resetQueries()
  }
  expect(await asked(200, end)).toBe(false)
})
