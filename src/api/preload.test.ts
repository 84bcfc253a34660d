import { afterEach, expect, test, vi } from 'vitest'
import { takePreloaded } from './preload'

afterEach(() => vi.unstubAllGlobals())

const never = new AbortController().signal
const withAnswer = (answer: Promise<Response>) =>
  vi.stubGlobal('window', { __preloaded: { '/api/website/info': answer } })

test('outside of a browser there is none', () => {
  expect(takePreloaded('/api/website/info', never)).toBeUndefined()
})

test('a preloaded answer can be taken once', async () => {
  const answer = new Response('{}')
  withAnswer(Promise.resolve(answer))
  await expect(takePreloaded('/api/website/info', never)).resolves.toBe(answer)
  expect(takePreloaded('/api/website/info', never)).toBeUndefined()
})

test('a failed call can be taken once too', async () => {
  withAnswer(Promise.reject(new TypeError('Failed to fetch')))
  await expect(takePreloaded('/api/website/info', never)).rejects.toThrow('Failed to fetch')
  expect(takePreloaded('/api/website/info', never)).toBeUndefined()
})

test('an answer is for its own path only, query included', () => {
  withAnswer(Promise.resolve(new Response('{}')))
  expect(takePreloaded('/api/website/info?x=1', never)).toBeUndefined()
  expect(takePreloaded('/api/website/info', never)).toBeDefined()
})

test('waiting ends with the signal', async () => {
  const controller = new AbortController()
  withAnswer(new Promise(() => {}))
  const answer = takePreloaded('/api/website/info', controller.signal)
  controller.abort()
  await expect(answer).rejects.toThrow('Aborted')
})
