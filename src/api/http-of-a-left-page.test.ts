import { afterEach, expect, test, vi } from 'vitest'
import { watchLeaving } from '@/lib/leaving'
import type { AnswerShape } from './answers/shape'
import { http } from './http'

const anything: AnswerShape = { operation: 'x', data: 'any', mayLack: true }

afterEach(() => vi.unstubAllGlobals())

test('a call that ends because the page is left fails only when the page comes back', async () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  watchLeaving()
  page.dispatchEvent(new Event('pagehide'))
  const failed = vi.fn()
  const call = http('/api/x', anything).catch(failed)
  await new Promise((resolve) => setTimeout(resolve))
  expect(failed).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('pageshow'))
  await call
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ status: 'offline' }))
})
