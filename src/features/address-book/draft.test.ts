import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyAddressForm } from './address-form'
import { clearAddressDraft, readAddressDraft, writeAddressDraft } from './draft'

const typed = { name: 'Lan', phone: '0912', address: '12 Lê Lợi', default: true }
const draft = { owner: 1, id: 7, form: typed }
const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    },
  })
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

test('comes back to the one who typed it, until it is cleared', () => {
  writeAddressDraft(draft)
  expect(readAddressDraft(2)).toBeNull()
  expect(readAddressDraft(1)).toEqual(draft)
  clearAddressDraft()
  expect(readAddressDraft(1)).toBeNull()
})

test('a new address has no id', () => {
  writeAddressDraft({ ...draft, id: null })
  expect(readAddressDraft(1)).toEqual({ ...draft, id: null })
})

test('with nothing in it there is nothing to come back to', () => {
  writeAddressDraft({ ...draft, form: emptyAddressForm })
  expect(readAddressDraft(1)).toBeNull()
})

test.each(['', '{', 'null', '[]', '7', '{"owner":1}', '{"owner":1,"form":[]}'])(
  'a damaged one (%j) is none',
  (text) => {
    stored.set('address_draft', text)
    expect(readAddressDraft(1)).toBeNull()
  },
)

test('of a partly damaged one, the good parts stay', () => {
  stored.set(
    'address_draft',
    JSON.stringify({ owner: 1, id: 'x', form: { ...typed, phone: 912, default: 'yes' } }),
  )
  expect(readAddressDraft(1)).toEqual({
    owner: 1,
    id: null,
    form: { ...typed, phone: '', default: false },
  })
})
