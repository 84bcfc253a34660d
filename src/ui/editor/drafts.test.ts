import { array, number, string } from 'valibot'
import { expect, test } from 'vitest'
import { draftStore } from './drafts'
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
const draft = { form, base: saved, updatedAt: 'v1', sent: { key: 'k', form: saved } }

function storesWith(stored = new Map<string, string>(), version = 1) {
  const storage = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, text: string) => Boolean(stored.set(key, text)),
    remove: (key: string) => void stored.delete(key),
    isUsable: () => true,
  }
  return { stored, drafts: draftStore({ name: 'shirt', version, storage, fields }) }
}

test('comes back as it was typed, by what it is of, until it is removed §10.4.4', () => {
  const { drafts } = storesWith()
  drafts.write({ id: 7 }, draft)
  expect(drafts.read({ id: 7 }, saved)).toEqual(draft)
  expect(drafts.read({ id: null }, saved)).toBeNull()
  drafts.remove({ id: 7 })
  expect(drafts.read({ id: 7 }, saved)).toBeNull()
})

test('a personal one comes back to its owner alone', () => {
  const { drafts } = storesWith()
  drafts.write({ id: null, owner: 'a' }, draft)
  expect(drafts.read({ id: null, owner: 'b' }, saved)).toBeNull()
  expect(drafts.read({ id: null }, saved)).toBeNull()
  expect(drafts.read({ id: null, owner: 'a' }, saved)).toEqual(draft)
})

test('one of another version is none', () => {
  const { stored, drafts } = storesWith()
  drafts.write({ id: 7 }, draft)
  expect(storesWith(stored, 2).drafts.read({ id: 7 }, saved)).toBeNull()
})

test.each(['', '{', 'null', '[]', '7', '{"form":1}'])('a damaged one (%j) is none', (text) => {
  const { drafts } = storesWith(new Map([['draft:shirt:7', text]]))
  expect(drafts.read({ id: 7 }, saved)).toBeNull()
})

test('damaged fields are those of the saved version; what belongs together falls together', () => {
  const broken = { name: 'Mới', price: '9', sizes: ['M'], colors: 3 }
  const text = JSON.stringify({ version: 1, form: broken, base: null, updatedAt: 5, sent: 'x' })
  const { drafts } = storesWith(new Map([['draft:shirt:7', text]]))
  expect(drafts.read({ id: 7 }, saved)).toEqual({
    form: { ...saved, name: 'Mới' },
    base: saved,
    updatedAt: null,
    sent: null,
  })
})

test('without room it says so', () => {
  const storage = { read: () => null, write: () => false, remove() {}, isUsable: () => true }
  const drafts = draftStore({ name: 'shirt', version: 1, storage, fields })
  expect(drafts.write({ id: 7 }, draft)).toBe(false)
})
