import { expect, test, vi } from 'vitest'
import { randomKey } from './random-key'

test('a page over plain http, which has no randomUUID, gets a key too', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) })
  expect(randomKey()).toBe('0a'.repeat(16))
})
