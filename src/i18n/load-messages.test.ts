import { createIntl } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import { compileMessage } from '../../scripts/messages/compile'
import { pseudoTexts, pseudoWords } from './pseudo'

const files = { vi: vi.fn(), en: vi.fn() }
const missing = () => Promise.reject(new TypeError('Failed to fetch'))

/** Imports the module afresh, as after a page load, with mocked files. */
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

test('a bundle is loaded once', async () => {
  const loadMessages = await freshLoader()
  const both = [loadMessages('vi', 'shop'), loadMessages('vi', 'shop')]
  expect(await Promise.all(both)).toEqual([{ hello: 'Chào' }, { hello: 'Chào' }])
  await loadMessages('vi', 'shop')
  expect(files.vi).toHaveBeenCalledOnce()
})

test('English stands in for a Vietnamese file that does not load', async () => {
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

test('words get longer and a mark on every letter', () => {
  expect(pseudoWords('Add to cart').normalize('NFD').replaceAll('\u0307', '')).toBe(
    'Aadd too caart',
  )
  expect(pseudoWords('Add to cart')).toMatch(/^[^a-z]+$/i)
})

test('arguments, tags and branches stay', () => {
  const text = compileMessage('a', '<b>{name}</b> has {n, plural, one {# line} other {# lines}}')
  const intl = createIntl({ locale: 'en-XA', messages: pseudoTexts({ a: text }) })
  const b = (parts: string[]) => `[${parts.join('')}]`
  const said = intl.formatMessage({ id: 'a' }, { name: 'Lan', n: 2, b: b as never })
  expect(said).toBe(`[Lan] ${pseudoWords('has')} 2 ${pseudoWords('lines')}`)
})
