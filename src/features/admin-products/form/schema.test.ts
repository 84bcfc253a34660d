import { describe, expect, test } from 'vitest'
import { emptyProductForm, type ProductForm } from '@/domain/product/form'
import { errorsOf } from '@/ui/form/Form'
import type { Level } from './schema'

const problemsOf = (form: ProductForm, level: Level, hasBadCells = false) =>
  errorsOf(form, () => import('./schema'), { level, hasBadCells })

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

test('a draft needs its name only §10.4.2a §10.4.2b', async () => {
  expect(await problemsOf(emptyProductForm, 'draft')).toEqual({ name: 'adminProduct.error.name' })
  expect(await problemsOf({ ...emptyProductForm, name: 'Áo' }, 'draft')).toEqual({})
})

test('what is sold needs all of Product §5', async () => {
  expect(await problemsOf(ready, 'sale')).toEqual({})
  expect(await problemsOf(emptyProductForm, 'sale')).toEqual({
    name: 'adminProduct.error.name',
    category_id: 'adminProduct.error.category',
    description: 'adminProduct.error.description',
    images: 'adminProduct.error.images',
    price: 'adminProduct.error.price',
    stock: 'adminProduct.error.stock',
  })
})

test('what a product on sale lacks already holds back no other change', async () => {
  const bare: ProductForm = { ...ready, status: 'active', images: [] }
  const context = (saved: ProductForm | null) =>
    errorsOf(bare, () => import('./schema'), { level: 'sale', hasBadCells: false, saved })
  expect(await context(bare)).toEqual({})
  expect(await context(ready)).toEqual({ images: 'adminProduct.error.images' })
  expect(await context({ ...bare, status: 'draft' })).toEqual({
    images: 'adminProduct.error.images',
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
  ])('%j', async (change, problems) => {
    expect(await problemsOf({ ...ready, ...change }, 'draft')).toEqual(problems)
    expect(await problemsOf({ ...ready, ...change }, 'sale')).toMatchObject(problems)
  })
})

test('the longest name, emoji counted as people do', async () => {
  expect(await problemsOf({ ...ready, name: '👗'.repeat(255) }, 'sale')).toEqual({})
})

test('a price of nothing is no price', async () => {
  expect(await problemsOf({ ...ready, price: '0' }, 'draft')).toEqual({})
  expect(await problemsOf({ ...ready, price: '0' }, 'sale')).toEqual({
    price: 'adminProduct.error.priceZero',
  })
})

test('cells that say no number hold back a draft, too', async () => {
  expect(await problemsOf(ready, 'draft', true)).toEqual({
    variants: 'adminProduct.error.variantCells',
  })
})

test('with variants the prices are theirs', async () => {
  const form = { ...ready, sizes: ['M'], variants: [variant], price: '-5', stock: '' }
  expect(await problemsOf(form, 'draft')).toEqual({})
  expect(await problemsOf(form, 'sale')).toEqual({ variants: 'adminProduct.error.variantPrice' })
})
