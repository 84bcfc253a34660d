import { array, boolean, nullable, number, string } from 'valibot'
import { describe, expect, test } from 'vitest'
import { comparedFields, differingFields, type FieldTable, merge, afterSave } from './fields'

type Shirt = {
  name: string
  price: number | null
  sizes: string[]
  colors: string[]
  shown: boolean
  seo: { title: string; words: string }
}

const fields: FieldTable<Shirt> = {
  name: {
    label: 'ui.error',
    stored: string(),
    equal: (one, other) => one.name.trim() === other.name.trim(),
  },
  price: { label: 'ui.retry', stored: nullable(number()) },
  sizes: {
    label: 'ui.close',
    stored: array(string()),
    equal: (one, other) =>
      one.sizes.join() === other.sizes.join() && one.colors.join() === other.colors.join(),
    show: ({ sizes }) => sizes.join('/'),
  },
  colors: { partOf: 'sizes', stored: array(string()) },
  shown: { label: 'ui.loading', section: 'ui.close', stored: boolean() },
  'seo.title': { label: 'ui.error', stored: string() },
  'seo.words': { label: 'ui.error', stored: string() },
}

const base: Shirt = {
  name: 'Áo',
  price: null,
  sizes: ['S'],
  colors: ['Đỏ'],
  shown: true,
  seo: { title: '', words: '' },
}

test('a field that is missing in the table does not compile §10.2.4', () => {
  const { price: _, ...most } = fields
  // @ts-expect-error -- the price is missing
  const table: FieldTable<Shirt> = most
  expect(Object.keys(table)).not.toContain('price')
})

describe('what differs', () => {
  test('comes in the order of the table, as each field compares itself', () => {
    const other = { ...base, seo: { title: 'Áo', words: '' }, shown: false, name: ' Áo ' }
    expect(differingFields(fields, base, other)).toEqual(['shown', 'seo.title'])
  })

  test('counts once for fields that are compared as one', () => {
    expect(differingFields(fields, base, { ...base, colors: ['Xanh'] })).toEqual(['sizes'])
  })
})

describe('two versions', () => {
  test('keep what only one side changed; only what both changed is contested', () => {
    const local = { ...base, name: 'Của tôi', price: 5, seo: { title: 'Tôi', words: '' } }
    const remote = { ...base, name: 'Của họ', shown: false, seo: { title: '', words: 'họ' } }
    expect(merge(fields, { base, local, remote })).toEqual({
      contested: ['name'],
      form: {
        ...base,
        name: 'Của tôi',
        price: 5,
        shown: false,
        seo: { title: 'Tôi', words: 'họ' },
      },
    })
  })

  test('agree where both changed it to the same', () => {
    const both = { ...base, name: 'Mới' }
    expect(merge(fields, { base, local: both, remote: { ...both, price: 1 } })).toEqual({
      contested: [],
      form: { ...both, price: 1 },
    })
  })

  test('take fields that belong together from one side', () => {
    const local = { ...base, colors: ['Xanh'] }
    const remote = { ...base, sizes: ['M'] }
    const { contested, form } = merge(fields, { base, local, remote })
    expect(contested).toEqual(['sizes'])
    expect(form).toMatchObject({ sizes: ['S'], colors: ['Xanh'] })
  })
})

test('what was typed while it was saved stays', () => {
  const sent = { ...base, name: ' Áo lụa ' }
  const saved = { ...base, name: 'Áo lụa' }
  const current = { ...sent, price: 7 }
  expect(afterSave(fields, { current, sent, saved })).toEqual({ ...saved, price: 7 })
})

test('versions are compared as texts', () => {
  const local = { ...base, price: 5, sizes: ['S', 'M'], shown: false }
  const context = { msg: (id: string) => id }
  const names = differingFields(fields, base, local)
  expect(comparedFields(fields, names, { base, local, remote: base }, context)).toEqual([
    {
      name: 'price',
      label: 'ui.retry',
      local: '5',
      remote: 'editor.value.none',
      base: 'editor.value.none',
    },
    { name: 'sizes', label: 'ui.close', local: 'S/M', remote: 'S', base: 'S' },
    {
      name: 'shown',
      label: 'ui.close · ui.loading',
      local: 'editor.value.no',
      remote: 'editor.value.yes',
      base: 'editor.value.yes',
    },
  ])
})
