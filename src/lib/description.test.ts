import { expect, test } from 'vitest'
import {
  type DescriptionOf,
  flat,
  lacksEnglish,
  loggedNames,
  namedBy,
  namesWith,
  ownNames,
  shown,
  shownTexts,
} from './description'
import { emptyForm, filledForm, type FormOf, sentForm } from './kinds/described'

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
  name: { kind: 'line', label: 'name', shoppers: true, file: { headings: ['ten'], name: 'title' } },
  slug: { kind: 'text', label: 'slug', setBy: 'server' },
  material: { kind: 'text', label: 'material', shoppers: true, file: { headings: [] } },
  price: { kind: 'money', label: 'price', setBy: 'variants' },
  weight: { kind: 'count', label: 'weight', optional: true },
  length: { kind: 'measure', label: 'length' },
  status: { kind: 'choice', label: 'status', values: ['sold', 'hidden'] },
  is_new: { kind: 'flag', label: 'new', logged: false },
  shelf_id: { kind: 'relation', label: 'shelf' },
  tags: { kind: 'list', label: 'tags' },
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

test('a described field is in the form, logged, in files and on the page', () => {
  const form: FormOf<typeof garment, Garment> = emptyForm(garment)
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
  expect(loggedNames(garment)).toContain('material')
  expect(namedBy(garment, 'file')).toEqual({ title: garment.name, material: garment.material })
  expect(shown(garment, row)).toEqual({ name: 'Áo', material: 'Lụa' })
  expect(shown(garment, { ...row, material: '' })).toHaveProperty('material', null)
  expect(shownTexts(garment, row)).toEqual([
    { label: 'name', text: 'Áo' },
    { label: 'material', text: 'Lụa' },
  ])
})

test('the form has numbers as they are typed, and sends them as numbers', () => {
  const form = filledForm(garment, row)
  expect(form).toMatchObject({ price: '250.000', weight: '', length: '22,5', tags: ['lụa'] })
  const { id: _, slug: __, updated_at: ___, ...sent } = row
  expect(sentForm(garment, form)).toEqual(sent)
  expect(sentForm(garment, { ...form, price: '', weight: '300' })).toMatchObject({
    price: 0,
    weight: 300,
  })
})

test('a group is a record of its own: its fields have paths, its texts are sent without spaces around them', () => {
  const label = {
    kind: 'parts',
    label: 'label',
    titled: true,
    fields: { name: garment.name },
  } as const
  const described = { label, tags: garment.tags } satisfies DescriptionOf<{
    label: { name: string }
    tags: string[]
  }>
  expect(flat(described)).toEqual({
    'label.name': { ...garment.name, section: 'label' },
    tags: garment.tags,
  })
  const form = { label: { name: ' Áo ' }, tags: [' '] }
  expect(sentForm(described, form)).toEqual({ label: { name: 'Áo' }, tags: [' '] })
  // @ts-expect-error: `name` of the group is missing
  const incomplete: DescriptionOf<{ label: { name: string } }> = { label: { ...label, fields: {} } }
  expect(incomplete.label.fields).toEqual({})
})

test('what a record lacks is empty in its form', () => {
  expect(filledForm(garment, { is_new: true })).toEqual({ ...emptyForm(garment), is_new: true })
})

test('what the server or the variants set is neither its own nor logged', () => {
  expect(ownNames(garment)).not.toContain('slug')
  expect(ownNames(garment)).not.toContain('price')
  expect(loggedNames(garment)).not.toContain('price')
  expect(loggedNames(garment)).not.toContain('is_new')
  expect(namesWith(garment, { setBy: 'server' })).toEqual(['slug'])
})

test('a day is text in its form, and null where there is none', () => {
  const offer = { from: { kind: 'day', label: 'from' } } as const
  expect(filledForm(offer, { from: null })).toEqual({ from: '' })
  expect(sentForm(offer, { from: '' })).toEqual({ from: null })
  expect(sentForm(offer, { from: '2026-12-01' })).toEqual({ from: '2026-12-01' })
})

test('a text without its English one is missing; what has no text needs none §10.20.3a', () => {
  const described = {
    name: { kind: 'text', label: 'field.name', english: 'name_en' },
    name_en: { kind: 'text', label: 'field.nameEn' },
    text: { kind: 'html', label: 'field.text', english: 'text_en' },
    text_en: { kind: 'html', label: 'field.textEn' },
  } as const
  expect(lacksEnglish(described, { name: 'Áo', name_en: 'Shirt', text: '<p></p>' })).toBe(false)
  expect(lacksEnglish(described, { name: 'Áo', name_en: ' ' })).toBe(true)
  const row = { name: 'Áo', name_en: 'Shirt', text: '<p>Lụa</p>', text_en: '<p> </p>' }
  expect(lacksEnglish(described, row)).toBe(true)
})
