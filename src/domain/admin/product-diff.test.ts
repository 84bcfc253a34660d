import { describe, expect, test } from 'vitest'
import { differingParts, likelySides, mergedForm, settledForm } from './product-diff'
import { emptyProductForm, type ProductForm } from './product-form'

const variant = { id: 1, color: 'Đỏ', size: 'M', price: 250_000, original_price: null, stock: 3 }
const red = { name: 'Đỏ', color_code: '#aa0000' }
const base: ProductForm = {
  ...emptyProductForm,
  name: 'Áo lụa',
  colors: [red],
  sizes: ['M'],
  variants: [variant],
}

describe('parts that differ', () => {
  test('none, whatever the variants say twice or in another order', () => {
    const unticked = { ...variant, size: 'L' }
    const same = { ...base, variants: [unticked, { ...variant, image_url: null }], price: '1' }
    expect(differingParts(base, same)).toEqual([])
  })

  test('in the order of the form', () => {
    const other = { ...base, is_featured: true, name: 'Áo', tags: ['mới'] }
    expect(differingParts(base, other)).toEqual(['name', 'tags', 'is_featured'])
  })

  test('variants go with their colours and sizes', () => {
    const renamed = { ...base, colors: [{ ...red, color_code: '#bb0000' }] }
    expect(differingParts(base, renamed)).toEqual(['variants'])
    const dearer = { ...base, variants: [{ ...variant, price: 1 }] }
    expect(differingParts(base, dearer)).toEqual(['variants'])
  })

  test('pictures and tags count in their order', () => {
    const one = { ...base, images: ['/a', '/b'] }
    expect(differingParts(one, { ...base, images: ['/a', '/b'] })).toEqual([])
    expect(differingParts(one, { ...base, images: ['/b', '/a'] })).toEqual(['images'])
  })

  test('without variants price and stock count', () => {
    const plain = { ...base, colors: [], sizes: [], variants: [] }
    expect(differingParts(plain, { ...plain, price: '9', stock: '1' })).toEqual(['price', 'stock'])
  })
})

describe('two versions', () => {
  const mine = { ...base, name: 'Của tôi', brand: 'Tôi' }
  const theirs = { ...base, name: 'Của họ', tags: ['họ'], sizes: ['M', 'L'] }

  test('each side keeps what it changed; where both did, mine is offered', () => {
    expect(likelySides({ base, mine, theirs })).toEqual({
      name: 'mine',
      brand: 'mine',
      variants: 'theirs',
      tags: 'theirs',
    })
  })

  test('become one by what is chosen', () => {
    const merged = mergedForm(mine, theirs, { name: 'theirs', brand: 'mine', variants: 'mine' })
    expect(merged).toEqual({ ...base, name: 'Của họ', brand: 'Tôi', tags: ['họ'] })
    expect(mergedForm(mine, theirs, {})).toEqual(theirs)
  })
})

test('after saving, what was typed meanwhile stays', () => {
  const sent = { ...base, name: ' Áo  lụa ' }
  const current = { ...sent, brand: 'vừa gõ' }
  expect(settledForm(current, sent, base)).toEqual({ ...base, brand: 'vừa gõ' })
})
