import { expect, test, vi } from 'vitest'
import { randomKey } from './random-key'

test('a plain-http host, which has no randomUUID, gets one too', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) })
  expect(randomKey()).toBe('0a'.repeat(16))
})
