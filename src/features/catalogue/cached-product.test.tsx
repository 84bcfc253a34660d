import { QueryClient } from '@tanstack/react-query'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { perLanguageQueryOptions, contentLanguage } from '@/api/content-language'
import type { Product, ProductSummary } from '@/api/generated/model'
import { cartLine } from '@/domain/cart/line'
import { galleryImages, initialChoice, optionsOf, variantOf } from '@/domain/catalogue/variant'
import { createWorld, handlers } from '~mocks/index'
import { specials } from '~mocks/seed/catalogue/specials'
import { cartSyncQuery } from '../cart/queries'
import { cachedProduct } from './cached-product'
import { productQuery, productsQuery } from './queries'

const server = setupServer(...handlers(createWorld()))
beforeAll(() => server.listen())
afterAll(() => server.close())

const newClient = () => {
  const client = new QueryClient({ defaultOptions: { queries: perLanguageQueryOptions } })
  contentLanguage.set('vi')
  return client
}
const productOf = async (slug: string) =>
  (await newClient().fetchQuery(productQuery(slug))).data.product

/** Returns the parts of a product that its first view shows. */
function firstView(product: Product, variantId?: number) {
  const choice = initialChoice(product, variantId)
  const { name, category, min_price, max_price } = product
  return {
    name,
    top: (category?.parent ?? category)?.name,
    price: [min_price, max_price],
    choice,
    picture: galleryImages(product, variantOf(product, choice))[0],
    colors: optionsOf(product, 'color', choice).map(({ value, code }) => [value, code]),
    sizes: optionsOf(product, 'size', choice).map(({ value }) => value),
  }
}

test('the first view of each product equals its card §2.6.12', async () => {
  const client = newClient()
  const { data } = await client.fetchQuery(productsQuery('dresses', {}))
  expect(data.products.length).toBeGreaterThan(8)
  for (const { slug } of data.products) {
    const known = cachedProduct(client, slug)?.product
    expect(known && firstView(known)).toEqual(firstView(await productOf(slug)))
  }
})

test('a colour that was chosen on the card is chosen §2.6.12 §2.7.8', async () => {
  const client = newClient()
  const { data } = await client.fetchQuery(productsQuery(null, {}))
  const chosen = data.products.flatMap(({ slug, colors }) =>
    colors.slice(1).map(({ name, variant_id: id }) => ({ slug, name, id: id ?? undefined })),
  )
  expect(chosen.length).toBeGreaterThan(8)
  for (const { slug, name, id } of chosen) {
    const known = cachedProduct(client, slug)?.product
    expect(known && initialChoice(known, id).color).toBe(name)
  }
})

test('a product in the cart has the colour, the size and the price of its line §2.6.12', async () => {
  const client = newClient()
  const product = await productOf(specials.onSale)
  const variant = product.variants.at(-1)
  if (!variant) throw new Error('no variant')
  await client.fetchQuery(cartSyncQuery([cartLine(product, variant)]))
  const known = cachedProduct(client, product.slug)?.product
  expect(known).toMatchObject({ name: product.name, min_price: variant.price })
  const choice = initialChoice(product, variant.id)
  expect(known && initialChoice(known, variant.id)).toEqual(choice)
})

const answer = (card: Partial<ProductSummary>) => ({
  data: { products: [{ slug: 'dam', in_stock: true, colors: [], ...card }] },
})

test('the newest answer in the language of the shop counts §2.6.12', () => {
  const client = newClient()
  client.setQueryData(['old'], answer({ name: 'Đầm', min_price: 1 }), { updatedAt: 1 })
  client.setQueryData(['new'], answer({ name: 'Đầm', min_price: 2 }), { updatedAt: 2 })
  contentLanguage.set('en')
  expect(cachedProduct(client, 'dam')).toBeUndefined()
  client.setQueryData(['en'], answer({ name: 'Dress', min_price: 2 }), { updatedAt: 0 })
  expect(cachedProduct(client, 'dam')?.product.name).toBe('Dress')
  contentLanguage.set('vi')
  expect(cachedProduct(client, 'dam')?.product.min_price).toBe(2)
  expect(cachedProduct(client, 'ao')).toBeUndefined()
})
