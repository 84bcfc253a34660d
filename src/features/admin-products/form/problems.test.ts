import { describe, expect, test } from 'vitest'
import { emptyProductForm, type ProductForm } from '@/domain/admin/product-form'
import { productProblems } from './problems'

const ready: ProductForm = {
  ...emptyProductForm,
  name: 'Áo lụa',
  category_id: 3,
  description: '<p>Lụa</p>',
  images: ['/a.avif'],
  price: '250.000',
  stock: '5',
}
const variant = { id: null, color: '', size: 'M', price: 0, original_price: null, stock: 1 }

test('a draft needs its name only', () => {
  expect(productProblems(emptyProductForm, 'draft')).toEqual({ name: 'adminProduct.error.name' })
  expect(productProblems({ ...emptyProductForm, name: 'Áo' }, 'draft')).toEqual({})
})

test('what is sold needs all of Product §5', () => {
  expect(productProblems(ready, 'sale')).toEqual({})
  expect(productProblems(emptyProductForm, 'sale')).toEqual({
    name: 'adminProduct.error.name',
    category_id: 'adminProduct.error.category',
    description: 'adminProduct.error.description',
    images: 'adminProduct.error.images',
    price: 'adminProduct.error.price',
    stock: 'adminProduct.error.stock',
  })
})

describe('wrong at any level', () => {
  test.each<[Partial<ProductForm>, object]>([
    [{ name: 'x'.repeat(256) }, { name: 'adminProduct.error.nameLong' }],
    [{ price: '-5' }, { price: 'adminProduct.error.vnd.negative' }],
    [{ price: '2,5' }, { price: 'adminProduct.error.vnd.fraction' }],
    [{ price: '9007199254740992' }, { price: 'adminProduct.error.vnd.tooBig' }],
    [{ price: 'rẻ' }, { price: 'adminProduct.error.vnd.notNumber' }],
    [{ stock: '1,5' }, { stock: 'adminProduct.error.count' }],
    [{ weight: 'nhẹ' }, { weight: 'adminProduct.error.count' }],
    [{ length: '-1' }, { length: 'adminProduct.error.measure' }],
  ])('%j', (change, problems) => {
    expect(productProblems({ ...ready, ...change }, 'draft')).toEqual(problems)
    expect(productProblems({ ...ready, ...change }, 'sale')).toMatchObject(problems)
  })
})

test('the longest name, emoji counted as people do', () => {
  expect(productProblems({ ...ready, name: '👗'.repeat(255) }, 'sale')).toEqual({})
})

test('a price of nothing is no price', () => {
  expect(productProblems({ ...ready, price: '0' }, 'draft')).toEqual({})
  expect(productProblems({ ...ready, price: '0' }, 'sale')).toEqual({
    price: 'adminProduct.error.priceZero',
  })
})

test('cells that say no number hold back a draft, too', () => {
  expect(productProblems(ready, 'draft', true)).toEqual({
    variants: 'adminProduct.error.variantCells',
  })
})

test('with variants the prices are theirs', () => {
  const form = { ...ready, sizes: ['M'], variants: [variant], price: '-5', stock: '' }
  expect(productProblems(form, 'draft')).toEqual({})
  expect(productProblems(form, 'sale')).toEqual({ variants: 'adminProduct.error.variantPrice' })
})
