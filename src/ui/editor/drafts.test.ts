import { array, number, string } from 'valibot'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '@/lib/memory-storage'
import { draftStoreOf } from './drafts'
import type { FieldTable } from './fields'

type Form = { name: string; price: number; sizes: string[]; colors: string[] }
const fields: FieldTable<Form> = {
  name: { label: 'ui.error', stored: string() },
  price: { label: 'ui.error', stored: number() },
  sizes: { label: 'ui.error', stored: array(string()) },
  colors: { partOf: 'sizes', stored: array(string()) },
}
const saved: Form = { name: 'Áo', price: 1, sizes: ['S'], colors: [] }
const form: Form = { name: 'Áo lụa', price: 2, sizes: ['M'], colors: ['Đỏ'] }
const draft = { form, base: saved, updatedAt: 'v1', key: 'k', sent: { form: saved } }

function storesWith(stored = new Map<string, string>()) {
  vi.stubGlobal('window', { localStorage: memoryStorage(stored) })
  return { drafts: draftStoreOf('draft_product', fields) }
}
test('is restored unchanged for its record until it is removed §10.4.1', () => {
  const { drafts } = storesWith()
  drafts.write(7, draft)
  expect(drafts.read(7, saved)).toEqual(draft)
  expect(drafts.read(null, saved)).toBeNull()
  drafts.remove(7)
  expect(drafts.read(7, saved)).toBeNull()
})

test.each(['', '{', 'null', '[]', '7', '{"form":1}', JSON.stringify({ version: 2, ...draft })])(
  'a damaged one, or one of another version (%j), is none',
  (text) => {
    const { drafts } = storesWith(new Map([['draft_product:7', text]]))
    expect(drafts.read(7, saved)).toBeNull()
  },
)

test('damaged fields get the saved values, together with all fields of their group', () => {
  const broken = { name: 'Mới', price: '9', sizes: ['M'], colors: 3 }
  const text = JSON.stringify({ version: 1, form: broken, base: null, updatedAt: 5, sent: 'x' })
  const { drafts } = storesWith(new Map([['draft_product:7', text]]))
  expect(drafts.read(7, saved)).toEqual({
    form: { ...saved, name: 'Mới' },
    base: saved,
    updatedAt: null,
    sent: null,
  })
})

test('a write without room in the storage returns false', () => {
  const { drafts } = storesWith()
  vi.stubGlobal('window', {})
  expect(drafts.write(7, draft)).toBe(false)
  // A draft that does not fit into the storage lasts as long as the page. Test files share a page.
  drafts.remove(7)
})
