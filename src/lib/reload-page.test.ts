import { afterEach, expect, test, vi } from 'vitest'
import { nextTask } from './next-task'
import { holdReload, holdTyped, reloadPage } from './reload-page'

afterEach(() => vi.unstubAllGlobals())

function inPage() {
  const reload = vi.fn()
  const listen = vi.fn()
  vi.stubGlobal('window', { location: { reload }, addEventListener: listen })
  return { reload, listen }
}

test('a click reloads once nothing is on its way any more, nor what followed from it @§2.18.4b', async () => {
  const { reload } = inPage()
  const write = Promise.withResolvers<void>()
  const navigation = Promise.withResolvers<void>()
  void holdReload(write.promise).catch(() => holdReload(navigation.promise))
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

test('the browser asks before it loses what is typed @§2.18.4b', async () => {
  const { listen } = inPage()
  await reloadPage()
  expect(listen).not.toHaveBeenCalled()
  const letGo = holdTyped()
  await reloadPage()
  letGo()
  expect(listen).toHaveBeenCalledWith('beforeunload', expect.any(Function), { once: true })
})
