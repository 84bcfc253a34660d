import { expect, test } from 'vitest'
import { searchToKeep, withoutView, withView } from './saved-views'

const view = (name: string) => ({ name, search: { status: 'draft' } })

test('views are in the order of their names; the same name is replaced §10.2.9a', () => {
  const two = withView(withView([], view('Sắp hết')), view('Áo dài'))
  expect(two.map(({ name }) => name)).toEqual(['Áo dài', 'Sắp hết'])
  const changed = withView(two, { ...view('sap het'), search: { stock: 'low' } })
  expect(changed.map(({ name }) => name)).toEqual(['Áo dài', 'sap het'])
  expect(withoutView(changed, 'SẮP HẾT')).toEqual([two[0]])
})

test('a view keeps what is asked for, but not the page', () => {
  expect(searchToKeep({ page: 3, q: 'lụa', sort: '-price', status: undefined })).toEqual({
    q: 'lụa',
    sort: '-price',
  })
})
