import { array, boolean, nullable, number, string } from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  formAfterSave,
  comparedFields,
  differingFields,
  type FieldTable,
  mergeVersions,
  withFieldsFrom,
} from './fields'

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

describe('differing fields', () => {
  test('have the order of the table, and each field compares itself', () => {
    const other = { ...base, seo: { title: 'Áo', words: '' }, shown: false, name: ' Áo ' }
    expect(differingFields(fields, base, other)).toEqual(['shown', 'seo.title'])
  })

  test('count once for fields that are compared together', () => {
    expect(differingFields(fields, base, { ...base, colors: ['Xanh'] })).toEqual(['sizes'])
  })
})

describe('two versions', () => {
  test('keep changes of one side, and contest fields that both sides changed', () => {
    const local = { ...base, name: 'Của tôi', price: 5, seo: { title: 'Tôi', words: '' } }
    const remote = { ...base, name: 'Của họ', shown: false, seo: { title: '', words: 'họ' } }
    expect(mergeVersions(fields, { base, local, remote })).toMatchObject({
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

  test('do not contest a field that both sides changed to the same value', () => {
    const both = { ...base, name: 'Mới' }
    expect(
      mergeVersions(fields, { base, local: both, remote: { ...both, price: 1 } }),
    ).toMatchObject({
      contested: [],
      form: { ...both, price: 1 },
    })
  })

  test('take fields that belong together from one side', () => {
    const local = { ...base, colors: ['Xanh'] }
    const remote = { ...base, sizes: ['M'] }
    const { contested, form } = mergeVersions(fields, { base, local, remote })
    expect(contested).toEqual(['sizes'])
    expect(form).toMatchObject({ sizes: ['S'], colors: ['Xanh'] })
  })
})

describe('fields that depend on each other', () => {
  const grouped: FieldTable<Shirt> = {
    ...fields,
    price: { label: 'ui.retry', stored: nullable(number()), group: 'sale' },
    shown: { label: 'ui.loading', stored: boolean(), group: 'sale' },
  }
  const local = { ...base, price: 5 }

  test('are one group: after a change of different parts, the staff member chooses between the whole groups §10.2.4', () => {
    const versions = { base, local, remote: { ...base, shown: false, name: 'Mới' } }
    const { form, contested } = mergeVersions(grouped, versions)
    expect(contested).toEqual(['price', 'shown'])
    expect(form).toEqual({ ...local, name: 'Mới' })
    const choices = comparedFields(grouped, contested, versions, { msg: (id: string) => id })
    expect(choices).toMatchObject([
      {
        name: 'price',
        label: 'ui.retry, ui.loading',
        local: 'ui.retry: 5\nui.loading: editor.value.yes',
        remote: 'ui.retry: editor.value.none\nui.loading: editor.value.no',
      },
    ])
    expect(withFieldsFrom(grouped, form, versions.remote, ['price'])).toEqual(versions.remote)
  })

  test('are merged with other changes, and the changes of the other side are listed §10.2.4', () => {
    const remote = { ...base, name: 'Mới', sizes: ['M'] }
    const { form, contested, taken } = mergeVersions(grouped, { base, local, remote })
    expect([contested, taken]).toEqual([[], ['name', 'sizes']])
    expect(form).toEqual({ ...remote, price: 5 })
  })
})

test('values typed during the save stay', () => {
  const sent = { ...base, name: ' Áo lụa ' }
  const saved = { ...base, name: 'Áo lụa' }
  const current = { ...sent, price: 7 }
  expect(formAfterSave(fields, { current, sent, saved })).toEqual({ ...saved, price: 7 })
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
