import { afterEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '@/lib/memory-storage'
import { holdReload, holdTyped } from '@/lib/reload-page'
import { isMissingPart, reloadOnce } from './missing-part'

afterEach(() => vi.unstubAllGlobals())

test.each([
  'Failed to fetch dynamically imported module: https://shop.example/assets/a.js',
  'error loading dynamically imported module: https://shop.example/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('%s means a missing file', (message) => {
  expect(isMissingPart(new TypeError(message))).toBe(true)
})

test.each([new Error('x is not a function'), null, 'Importing a module script failed.'])(
  '%o does not',
  (error) => {
    expect(isMissingPart(error)).toBe(false)
  },
)

describe('the reload for a missing part', () => {
  const part = new Error('Importing a module script failed.')

  function inPage({ onLine = true, write = true } = {}) {
    const stored = new Map<string, string>()
    const reload = vi.fn()
    const setItem = (key: string, text: string) => {
      if (!write) throw new Error('blocked')
      stored.set(key, text)
    }
    const sessionStorage = { ...memoryStorage(stored), setItem }
    vi.stubGlobal('window', { sessionStorage, location: { reload } })
    vi.stubGlobal('navigator', { onLine })
    return reload
  }

  test('happens once', async () => {
    const reload = inPage()
    await reloadOnce(part)
    await reloadOnce(part)
    expect(reload).toHaveBeenCalledOnce()
  })

  test.each([{ onLine: false }, { write: false }])(
    'does not happen without a connection, nor when it could repeat for ever: %o',
    async (page) => {
      const reload = inPage(page)
      await reloadOnce(part)
      expect(reload).not.toHaveBeenCalled()
    },
  )

  test('takes nothing out of anybody’s hands, and may still happen afterwards @§2.18.4b', async () => {
    const reload = inPage()
    const letGo = holdTyped()
    await reloadOnce(part)
    letGo()
    const write = Promise.withResolvers<void>()
    void holdReload(write.promise)
    await reloadOnce(part)
    expect(reload).not.toHaveBeenCalled()
    write.resolve()
    await reloadOnce(part)
    expect(reload).toHaveBeenCalledOnce()
  })
})
