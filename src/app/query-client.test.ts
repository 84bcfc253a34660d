import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { createQueryClient } from './query-client'

/** A time that is longer than all attempts together. The cache keeps a response for longer than this time. */
const attemptsMs = 10_000

/**
 * Returns how often a failing read is sent. As on a page, a loader starts the read and a component then uses
 * its result.
 */
async function callsOf(error: ApiError): Promise<number> {
  vi.useFakeTimers()
  const client = createQueryClient()
  const read = { queryKey: ['read'], queryFn: vi.fn().mockRejectedValue(error) }
  const loading = client.prefetchQuery(read)
  await vi.advanceTimersByTimeAsync(attemptsMs)
  await loading
  const stop = new QueryObserver(client, read).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(attemptsMs)
  stop()
  client.clear()
  vi.useRealTimers()
  return read.queryFn.mock.calls.length
}

test('a read that can not succeed is not retried', async () => {
  expect(await callsOf(new ApiError(404))).toBe(1)
})

test('a read that may succeed is retried once', async () => {
  expect(await callsOf(new ApiError(500))).toBe(2)
  expect(await callsOf(new ApiError('offline'))).toBe(2)
})

const busyFor = (ms: number) => new ApiError(429, '', {}, { retryAt: Date.now() + ms })

test('a busy server is asked again when it says so, three times at most §11.3.8', async () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  const queryFn = vi.fn(() => Promise.reject(busyFor(2000)))
  const loading = client.fetchQuery({ queryKey: ['busy'], queryFn }).catch(() => 'failed')
  await vi.advanceTimersByTimeAsync(1900)
  expect(queryFn).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(queryFn).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(queryFn).toHaveBeenCalledTimes(4)
  expect(await loading).toBe('failed')
  client.clear()
  vi.useRealTimers()
})

test('a read waits at most a minute §11.3.8', async () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  const queryFn = vi.fn(() => Promise.reject(busyFor(61_000)))
  await client.fetchQuery({ queryKey: ['busy'], queryFn }).catch(() => {})
  await vi.advanceTimersByTimeAsync(120_000)
  expect(queryFn).toHaveBeenCalledTimes(1)
  client.clear()
  vi.useRealTimers()
})

test.each([
  ['a write that changes staff content', { changes: 'staff-content' }, true],
  ['any other write', undefined, false],
] as const)('%s makes cached answers stale: %s', async (_, meta, stale) => {
  const client = createQueryClient()
  client.setQueryData(['read'], {})
  const options = { mutationFn: () => Promise.resolve(), ...(meta && { meta }) }
  await new MutationObserver(client, options).mutate()
  expect(client.getQueryState(['read'])?.isInvalidated).toBe(stale)
})

test.each([
  ['what the shop shows leaves it when it is gone', '/api/products/dam', 404, undefined],
  ['and stays when the refresh fails otherwise', '/api/products/dam', 500, 'old'],
  ['a form of the back office stays filled', '/api/admin/products/7', 404, 'old'],
])('%s', async (_, path, status, left) => {
  const client = createQueryClient()
  const queryKey = [path]
  client.setQueryData(queryKey, 'old')
  const queryFn = () => Promise.reject(new ApiError(status))
  await client.fetchQuery({ queryKey, queryFn, retry: false, staleTime: 0 }).catch(() => {})
  expect(client.getQueryData(queryKey)).toBe(left)
  client.clear()
})
