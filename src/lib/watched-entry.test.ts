import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from './memory-storage'
import { watchedEntry } from './watched-entry'

afterEach(() => vi.unstubAllGlobals())

test('watchers are told of each change, also by another tab, until they unsubscribe', () => {
  const window = Object.assign(new EventTarget(), { localStorage: memoryStorage(new Map()) })
  vi.stubGlobal('window', window)
  const entry = watchedEntry('entry')
  const onChange = vi.fn()
  const unsubscribe = entry.subscribe(onChange)
  entry.write('text')
  expect(entry.read()).toBe('text')
  entry.write(null)
  expect(entry.read()).toBeNull()
  window.dispatchEvent(new Event('storage'))
  expect(onChange).toHaveBeenCalledTimes(3)
  unsubscribe()
  entry.write('text')
  window.dispatchEvent(new Event('storage'))
  expect(onChange).toHaveBeenCalledTimes(3)
})
