import { describe, expect, test, vi } from 'vitest'
import { memoryStorage } from './memory-storage'
import { nextTask } from './next-task'
import { blockReload, holdUnsavedText, isMissingCode, reloadOnce, reloadPage } from './reload-page'

function inPage() {
  const reload = vi.fn()
  const listen = vi.fn()
  vi.stubGlobal('window', { location: { reload }, addEventListener: listen })
  return { reload, listen }
}

test('a click reloads after running work and the work that follows it have ended @§2.18.4', async () => {
  const { reload } = inPage()
  const write = Promise.withResolvers<void>()
  const navigation = Promise.withResolvers<void>()
  void blockReload(write.promise).catch(() => blockReload(navigation.promise))
  const done = reloadPage()
  await nextTask()
  expect(reload).not.toHaveBeenCalled()
  write.reject(new Error('lost'))
  await nextTask()
  await nextTask()
  expect(reload).not.toHaveBeenCalled()
  navigation.resolve()
  await done
  expect(reload).toHaveBeenCalledOnce()
})

test('the browser asks before typed text is lost @§2.18.4', async () => {
  const { listen } = inPage()
  await reloadPage()
  expect(listen).not.toHaveBeenCalled()
  const letGo = holdUnsavedText()
  await reloadPage()
  letGo()
  expect(listen).toHaveBeenCalledWith('beforeunload', expect.any(Function), { once: true })
})

test.each([
  'Failed to fetch dynamically imported module: https://shop.example/assets/a.js',
  'error loading dynamically imported module: https://shop.example/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('%s means a missing file', (message) => {
  expect(isMissingCode(new TypeError(message))).toBe(true)
})

test.each([new Error('x is not a function'), null, 'Importing a module script failed.'])(
  '%o does not',
  (error) => {
    expect(isMissingCode(error)).toBe(false)
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

  test('does not happen during typing or work, but may happen afterwards @§2.18.4', async () => {
    const reload = inPage()
    const letGo = holdUnsavedText()
    await reloadOnce(part)
    letGo()
    const write = Promise.withResolvers<void>()
    void blockReload(write.promise)
    await reloadOnce(part)
    expect(reload).not.toHaveBeenCalled()
    write.resolve()
    await reloadOnce(part)
    expect(reload).toHaveBeenCalledOnce()
  })
})
