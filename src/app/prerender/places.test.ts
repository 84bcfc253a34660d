import { expect, test } from 'vitest'
import { exampleProduct } from '@/features/site/head-tags.fixtures'
import { feedItems } from './places'

const [first, second] = feedItems(
  {
    ...exampleProduct,
    variants: exampleProduct.variants.map((variant) => ({ ...variant, original_price: 300_000 })),
  },
  'https://x.example/shop',
  '/products/dam-lua',
).map((item) => Object.fromEntries(item))

test('a variant is an item with the required fields: own link, absolute pictures, stock, both prices, options §11.5.2', () => {
  expect(first).toMatchObject({
    id: '1',
    item_group_id: String(exampleProduct.id),
    title: 'Đầm lụa – Đỏ – S',
    description: 'Lụa & đũi, may tay.',
    link: 'https://x.example/shop/products/dam-lua?variant=1',
    image_link: 'https://x.example/front.webp',
    additional_image_link: 'https://x.example/back.webp',
    availability: 'in_stock',
    price: '300000 VND',
    sale_price: '250000 VND',
    color: 'Đỏ',
    size: 'S',
  })
})

test('a sold-out variant stays, marked as sold out; without a sale there is one price §11.5.2', () => {
  expect(second).toMatchObject({ availability: 'out_of_stock', price: '300000 VND' })
  expect(second).not.toHaveProperty('sale_price')
  expect(second).not.toHaveProperty('color')
})

test('a product without any picture is left out, because feeds refuse it', () => {
  expect(
    feedItems({ ...exampleProduct, image: null, images: [] }, 'https://x.example', '/p'),
  ).toEqual([])
})
