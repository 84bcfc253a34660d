import { expect, test } from 'vitest'
import { emptyProductForm } from '@/domain/product/form'
import { snippetOf } from './search-snippet'

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
