import { describe, expect, test } from 'vitest'
import type { Product, Variant, VariantAttribute } from '@/api/generated/model'
import { blankProductPage } from '@/domain/product/product.fixtures'
import {
  chooseOption,
  galleryImages,
  pictureAltTexts,
  initialChoice,
  isInStock,
  optionsOf,
  type VariantChoice,
  variantOf,
} from './variant'

/**
 * Returns a product with one variant for each row. A row has colour, size and stock: `'Đỏ S 3'`. `-` means no
 * colour or no size. The ids of the variants are 1, 2, 3 and so on.
 */
function productOf(...rows: string[]): Product {
  const pairs = rows.map((row) => row.split(' ').map((text) => (text === '-' ? null : text)))
  const variants = pairs.map(([color, size, stock], index): Variant => {
    const attributes: VariantAttribute[] = []
    if (color) attributes.push({ attribute_type: 'color', value: color })
    if (size) attributes.push({ attribute_type: 'size', value: size })
    const none = { original_price: null, image_url: null }
    return { ...none, id: index + 1, price: 250_000 + index, stock: Number(stock), attributes }
  })
  const values = (at: 0 | 1) =>
    [...new Set(pairs.flatMap((pair) => pair[at] ?? []))].map((value, index) => ({
      id: index + 1,
      value,
      color_code: at === 0 ? '#8a1c1c' : null,
    }))
  const attributes = [
    { type: 'color' as const, name: 'Màu sắc', values: values(0) },
    { type: 'size' as const, name: 'Kích cỡ', values: values(1) },
  ]
  const filled = attributes.filter((one) => one.values.length > 0)
  return { ...blankProductPage, attributes: filled, variants }
}

const rows = ['Đỏ S 3', 'Đỏ M 0', 'Xanh M 5', 'Xanh S 0', 'Be S 0']
const full = productOf(...rows)
const states = (product: Product, type: 'color' | 'size', choice: VariantChoice) =>
  Object.fromEntries(optionsOf(product, type, choice).map(({ value, state }) => [value, state]))

describe('the initial choice', () => {
  test.each<[string, string[], string | null, string | null]>([
    ['the first colour and the first size §4.4.1', rows, 'Đỏ', 'S'],
    ['another size of a sold-out pair', ['Đỏ S 0', 'Xanh S 2', 'Đỏ M 1'], 'Đỏ', 'M'],
    ['another colour of a sold-out one', ['Đỏ S 0', 'Xanh S 0', 'Xanh M 2'], 'Xanh', 'M'],
    ['the first pair of a sold-out product', ['Đỏ S 0', 'Đỏ M 0'], 'Đỏ', 'S'],
    ['no size when there are none', ['Đỏ - 1'], 'Đỏ', null],
    ['no colour when there are none', ['- S 0', '- M 1'], null, 'M'],
  ])('is %s', (_, of, color, size) => {
    expect(initialChoice(productOf(...of))).toEqual({ color, size })
  })

  test('a sold-out product can not be bought, and marks all its options', () => {
    const product = productOf('Đỏ S 0', 'Đỏ M 0')
    const choice = initialChoice(product)
    expect(isInStock(variantOf(product, choice))).toBe(false)
    expect(states(product, 'size', choice)).toEqual({ S: 'unavailable', M: 'unavailable' })
  })

  test('is the linked variant, sold out or not', () => {
    expect(initialChoice(full, 3)).toEqual({ color: 'Xanh', size: 'M' })
    expect(initialChoice(full, 2)).toEqual({ color: 'Đỏ', size: 'M' })
  })

  test('a link to a variant of another product is ignored', () => {
    expect(initialChoice(full, 999)).toEqual(initialChoice(full))
  })

  test('a product without sizes has no options for them', () => {
    const colours = productOf('Đỏ - 1')
    expect(optionsOf(colours, 'size', initialChoice(colours))).toEqual([])
    const sizes = productOf('- S 0', '- M 1')
    expect(variantOf(sizes, initialChoice(sizes))?.id).toBe(2)
  })

  test('a product in one size is bought without choosing', () => {
    const plain = productOf('- - 4')
    expect(isInStock(variantOf(plain, initialChoice(plain)))).toBe(true)
  })

  test('a product without variants has nothing to buy', () => {
    const none = productOf()
    expect(variantOf(none, initialChoice(none))).toBeNull()
  })
})

describe('option states', () => {
  test('available with the other value, clash without it, unavailable with any §4.4.2 §4.4.3', () => {
    expect(states(full, 'color', { color: 'Đỏ', size: 'S' })).toEqual({
      Đỏ: 'available',
      Xanh: 'clash',
      Be: 'unavailable',
    })
    expect(states(full, 'size', { color: 'Đỏ', size: 'S' })).toEqual({ S: 'available', M: 'clash' })
  })

  test('options keep the order and the colours of the product', () => {
    const options = optionsOf(full, 'color', initialChoice(full))
    expect(options.map(({ value }) => value)).toEqual(['Đỏ', 'Xanh', 'Be'])
    expect(options[0]?.code).toBe('#8a1c1c')
  })
})

describe('choosing', () => {
  const opened = initialChoice(full)

  test('a colour changes the size to the first one in stock §4.4.2', () => {
    expect(chooseOption(full, opened, 'color', 'Xanh')).toEqual({ color: 'Xanh', size: 'M' })
  })

  test('a size changes the colour §4.4.2', () => {
    expect(chooseOption(full, opened, 'size', 'M')).toEqual({ color: 'Xanh', size: 'M' })
  })

  test('a pair in stock changes nothing else', () => {
    const product = productOf('Đỏ S 1', 'Đỏ M 1', 'Xanh S 1', 'Xanh M 1')
    expect(chooseOption(product, { color: 'Đỏ', size: 'M' }, 'color', 'Xanh')).toEqual({
      color: 'Xanh',
      size: 'M',
    })
  })

  test('a value that is out of stock is shown as chosen and cannot be bought', () => {
    const choice = chooseOption(full, opened, 'color', 'Be')
    expect(choice).toEqual({ color: 'Be', size: 'S' })
    expect(isInStock(variantOf(full, choice))).toBe(false)
  })
})

const product = { image: '/a.avif', images: ['/a.avif', '/b.avif', '/a.avif'] } as Product
const variantWith = (image: string | null) =>
  ({ image_url: image, attributes: [] }) as unknown as Variant

test('the gallery has each picture once, in the order of the product §2.6.1', () => {
  expect(galleryImages(product, null)).toEqual(['/a.avif', '/b.avif'])
})

test('the picture of the chosen variant comes first', () => {
  expect(galleryImages(product, variantWith('/b.avif'))).toEqual(['/b.avif', '/a.avif'])
  expect(galleryImages(product, variantWith('/c.avif'))).toEqual(['/c.avif', '/a.avif', '/b.avif'])
  expect(galleryImages(product, variantWith(null))).toEqual(['/a.avif', '/b.avif'])
})

test('a product with only a cover shows it; one without pictures shows none', () => {
  expect(galleryImages({ ...product, images: [] }, null)).toEqual(['/a.avif'])
  expect(galleryImages({ ...product, images: [], image: null }, variantWith(null))).toEqual([])
})

test('pictures of the chosen colour come before the others, and have their texts §10.4.7b', () => {
  const noted = {
    ...product,
    image_notes: [
      { url: '/b.avif', alt: 'Cổ áo', color: 'Đỏ' },
      { url: '/c.avif', alt: '', color: 'Xanh' },
    ],
  }
  const red: Variant = {
    ...variantWith('/d.avif'),
    attributes: [{ attribute_type: 'color', value: 'Đỏ' }],
  }
  expect(galleryImages(noted, red)).toEqual(['/d.avif', '/b.avif', '/a.avif'])
  expect(galleryImages(noted, variantWith(null))).toEqual(['/a.avif', '/b.avif'])
  expect(pictureAltTexts(noted)).toMatchObject({ '/b.avif': 'Cổ áo' })
})
