import { expect, test } from 'vitest'
import {
  type DescriptionOf,
  flattenDescription,
  lacksEnglish,
  loggedFieldNames,
  fieldsByColumnOrFilter,
  fieldNamesWith,
  ownFieldNames,
  shopperValuesOf,
  labelledShopperTexts,
} from './description'
import { emptyForm, filledForm, type FormValuesOf, valuesToSend } from './kinds/described'

type Garment = {
  id: number
  name: string
  slug: string
  material: string
  price: number
  weight: number | null
  length: number | null
  status: 'sold' | 'hidden'
  is_new: boolean
  shelf_id: number | null
  tags: string[]
  updated_at: string
}
const garment = {
  name: {
    kind: 'line',
    label: 'field.product.name',
    shoppers: true,
    file: { headings: ['ten'], name: 'title' },
  },
  slug: { kind: 'text', label: 'field.slug', setBy: 'server' },
  material: { kind: 'text', label: 'fact.care', shoppers: true, file: { headings: [] } },
  price: { kind: 'money', label: 'field.price', setBy: 'variants' },
  weight: { kind: 'count', label: 'field.weight', optional: true },
  length: { kind: 'measure', label: 'field.length' },
  status: { kind: 'choice', label: 'field.status', values: ['sold', 'hidden'] },
  is_new: { kind: 'flag', label: 'field.featured', logged: false },
  shelf_id: { kind: 'relation', label: 'field.category' },
  tags: { kind: 'list', label: 'field.tags' },
} as const satisfies DescriptionOf<Garment>

const row: Garment = {
  id: 1,
  name: 'Áo',
  slug: 'ao',
  material: 'Lụa',
  price: 250_000,
  weight: null,
  length: 22.5,
  status: 'hidden',
  is_new: true,
  shelf_id: 3,
  tags: ['lụa'],
  updated_at: '',
}

test('a field of the contract that is not described does not compile', () => {
  const { material: _, ...others } = garment
  // @ts-expect-error: `material` is missing
  const incomplete: DescriptionOf<Garment> = others
  expect(incomplete).not.toHaveProperty('material')
})

test('a described field appears in the form, the activity log, files and the product page', () => {
  const form: FormValuesOf<typeof garment, Garment> = emptyForm(garment)
  expect(form).toEqual({
    name: '',
    material: '',
    price: '',
    weight: '',
    length: '',
    status: 'sold',
    is_new: false,
    shelf_id: null,
    tags: [],
  })
  expect(loggedFieldNames(garment)).toContain('material')
  expect(fieldsByColumnOrFilter(garment, 'file')).toEqual({
    title: garment.name,
    material: garment.material,
  })
  expect(shopperValuesOf(garment, row)).toEqual({ name: 'Áo', material: 'Lụa' })
  expect(shopperValuesOf(garment, { ...row, material: '' })).toHaveProperty('material', null)
  expect(labelledShopperTexts(garment, row)).toEqual([
    { label: 'field.product.name', text: 'Áo' },
    { label: 'fact.care', text: 'Lụa' },
  ])
})

test('the form holds numbers as typed texts, and sends them as numbers', () => {
  const form = filledForm(garment, row)
  expect(form).toMatchObject({ price: '250.000', weight: '', length: '22,5', tags: ['lụa'] })
  const { id: _, slug: __, updated_at: ___, ...sent } = row
  expect(valuesToSend(garment, form)).toEqual(sent)
  expect(valuesToSend(garment, { ...form, price: '', weight: '300' })).toMatchObject({
    price: 0,
    weight: 300,
  })
})

test('the fields of a group have paths, and their texts are sent without spaces around them', () => {
  const label = {
    kind: 'parts',
    label: 'field.images',
    titled: true,
    fields: { name: garment.name },
  } as const
  const described = { label, tags: garment.tags } satisfies DescriptionOf<{
    label: { name: string }
    tags: string[]
  }>
  expect(flattenDescription(described)).toEqual({
    'label.name': { ...garment.name, section: 'field.images' },
    tags: garment.tags,
  })
  const form = { label: { name: ' Áo ' }, tags: [' '] }
  expect(valuesToSend(described, form)).toEqual({ label: { name: 'Áo' }, tags: [' '] })
  // @ts-expect-error: `name` of the group is missing
  const incomplete: DescriptionOf<{ label: { name: string } }> = { label: { ...label, fields: {} } }
  expect(incomplete.label.fields).toEqual({})
})

test('values that a record lacks are empty in its form', () => {
  expect(filledForm(garment, { is_new: true })).toEqual({ ...emptyForm(garment), is_new: true })
})

test('fields that the server or the variants set are neither own fields of the form nor in the activity log', () => {
  expect(ownFieldNames(garment)).not.toContain('slug')
  expect(ownFieldNames(garment)).not.toContain('price')
  expect(loggedFieldNames(garment)).not.toContain('price')
  expect(loggedFieldNames(garment)).not.toContain('is_new')
  expect(fieldNamesWith(garment, { setBy: 'server' })).toEqual(['slug'])
})

test('a day is a text in the form, and null if there is no day', () => {
  const offer = { from: { kind: 'day', label: 'field.startsOn' } } as const
  expect(filledForm(offer, { from: null })).toEqual({ from: '' })
  expect(valuesToSend(offer, { from: '' })).toEqual({ from: null })
  expect(valuesToSend(offer, { from: '2026-12-01' })).toEqual({ from: '2026-12-01' })
})

test('a filled text needs an English version, an empty text needs none §10.20.3', () => {
  const described = {
    name: { kind: 'text', label: 'field.product.name', english: 'name_en' },
    name_en: { kind: 'text', label: 'field.product.nameEn' },
    text: { kind: 'html', label: 'field.product.description', english: 'text_en' },
    text_en: { kind: 'html', label: 'field.product.descriptionEn' },
  } as const
  expect(lacksEnglish(described, { name: 'Áo', name_en: 'Shirt', text: '<p></p>' })).toBe(false)
  expect(lacksEnglish(described, { name: 'Áo', name_en: ' ' })).toBe(true)
  const row = { name: 'Áo', name_en: 'Shirt', text: '<p>Lụa</p>', text_en: '<p> </p>' }
  expect(lacksEnglish(described, row)).toBe(true)
})
