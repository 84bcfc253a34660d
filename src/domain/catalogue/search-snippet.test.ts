import { expect, test } from 'vitest'
import { emptyProductForm } from '@/domain/product/form'
import { shortened, snippetOf } from './search-snippet'

const form = {
  ...emptyProductForm,
  name: 'Đầm lụa Hà Đông',
  description: '<p>Lụa <b>tơ tằm</b>.</p>',
}

test('without meta texts it shows name and description', () => {
  expect(snippetOf(form)).toEqual({
    title: 'Đầm lụa Hà Đông',
    description: 'Lụa tơ tằm.',
    path: '/products/dam-lua-ha-dong',
  })
})

test('meta texts come first, and the path is that of the saved product', () => {
  const own = { ...form, meta_title: ' Đầm lụa ', meta_description: 'May tại Hà Nội' }
  expect(snippetOf(own, 'dam-lua-2')).toEqual({
    title: 'Đầm lụa',
    description: 'May tại Hà Nội',
    path: '/products/dam-lua-2',
  })
})

test.each([
  ['vừa đủ', 6, 'vừa đủ'],
  ['một hai ba bốn', 12, 'một hai ba…'],
  ['mộthaibabốn', 6, 'mộtha…'],
  ['a mộthaibabốn', 8, 'a mộtha…'],
  ['hai ba  bốn', 9, 'hai ba…'],
  ['👗👗👗', 2, '👗…'],
])('%j in %i letters', (text, max, short) => expect(shortened(text, max)).toBe(short))
