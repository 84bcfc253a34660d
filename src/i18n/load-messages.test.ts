import { beforeEach, expect, test, vi } from 'vitest'

const files = { vi: vi.fn(), en: vi.fn() }
const missing = () => Promise.reject(new TypeError('Failed to fetch'))

/** Returns `loadMessages` of a newly imported module, as after a page load. The files of texts are mocked. */
async function freshLoader() {
  vi.resetModules()
  vi.doMock('./compiled/vi/shop.json', files.vi)
  vi.doMock('./compiled/en/shop.json', files.en)
  return (await import('./load-messages')).loadMessages
}

beforeEach(() => {
  files.vi.mockReset().mockReturnValue({ default: { hello: 'Chào' } })
  files.en.mockReset().mockReturnValue({ default: { hello: 'Hello' } })
})

test('each group of texts is loaded once', async () => {
  const loadMessages = await freshLoader()
  const both = [loadMessages('vi', 'shop'), loadMessages('vi', 'shop')]
  expect(await Promise.all(both)).toEqual([{ hello: 'Chào' }, { hello: 'Chào' }])
  await loadMessages('vi', 'shop')
  expect(files.vi).toHaveBeenCalledOnce()
})

test('English texts replace a Vietnamese file that does not load', async () => {
  files.vi.mockImplementation(missing)
  const loadMessages = await freshLoader()
  await expect(loadMessages('vi', 'shop')).resolves.toEqual({ hello: 'Hello' })
})

test('a file that did not load is tried again the next time', async () => {
  files.vi.mockImplementationOnce(missing)
  const loadMessages = await freshLoader()
  await loadMessages('vi', 'shop')
  await expect(loadMessages('vi', 'shop')).resolves.toEqual({ hello: 'Chào' })
})

test('rejects when the English file does not load either', async () => {
  files.vi.mockImplementation(missing)
  files.en.mockImplementation(missing)
  const loadMessages = await freshLoader()
  await expect(loadMessages('vi', 'shop')).rejects.toThrow()
})
