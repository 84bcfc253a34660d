import { afterEach, expect, test, vi } from 'vitest'
import { takeEarlyAnswer } from './early'

afterEach(() => vi.unstubAllGlobals())

const never = new AbortController().signal
const withEarly = (answer: Promise<Response>) =>
  vi.stubGlobal('window', { __early: { '/api/website/info': answer } })

test('outside of a browser there is no early answer', () => {
  expect(takeEarlyAnswer('/api/website/info', never)).toBeUndefined()
})

test('an early answer can be taken once', async () => {
  const answer = new Response('{}')
  withEarly(Promise.resolve(answer))
  await expect(takeEarlyAnswer('/api/website/info', never)).resolves.toBe(answer)
  expect(takeEarlyAnswer('/api/website/info', never)).toBeUndefined()
})

test('a failed early call can be taken once too', async () => {
  withEarly(Promise.reject(new TypeError('Failed to fetch')))
  await expect(takeEarlyAnswer('/api/website/info', never)).rejects.toThrow('Failed to fetch')
  expect(takeEarlyAnswer('/api/website/info', never)).toBeUndefined()
})

test('an answer is for its own path only, query included', () => {
  withEarly(Promise.resolve(new Response('{}')))
  expect(takeEarlyAnswer('/api/website/info?x=1', never)).toBeUndefined()
  expect(takeEarlyAnswer('/api/website/info', never)).toBeDefined()
})

test('waiting ends with the signal', async () => {
  const controller = new AbortController()
  withEarly(new Promise(() => {}))
  const answer = takeEarlyAnswer('/api/website/info', controller.signal)
  controller.abort()
  await expect(answer).rejects.toThrow('Aborted')
})
