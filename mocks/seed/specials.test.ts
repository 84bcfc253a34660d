import { expect, test } from 'vitest'
import type { VariantRow } from '~mocks/db/tables'
import { specials } from './catalogue/specials'
import { createWorld } from './world'

const world = createWorld({ seed: 1, now: new Date('2026-11-21T03:00:00Z'), assetBase: '' })

function find(slug: string) {
  const product = world.products.find((row) => row.slug === slug)
  if (!product) throw new Error(`No product ${slug}`)
  const own = <Row extends { product_id: number }>(rows: Row[]) =>
    rows.filter((row) => row.product_id === product.id)
  return { product, colours: own(world.product_colours), variants: own(world.variants) }
}

const inStock = (rows: VariantRow[]) => rows.filter((row) => row.stock > 0)

test('one product is sold out in every variant', () => {
  expect(inStock(find(specials.soldOut).variants)).toEqual([])
})

test('one colour is sold out in every size, the others are not', () => {
  const { slug, colour } = specials.soldOutColour
  const { variants } = find(slug)
  expect(variants.filter((row) => row.stock === 0).map((row) => row.color)).toEqual(
    variants.filter((row) => row.color === colour).map((row) => row.color),
  )
  expect(inStock(variants).length).toBeGreaterThan(0)
})

test('single variants are sold out, but every colour and every size is in stock', () => {
  const { variants } = find(specials.someSoldOut)
  const left = inStock(variants)
  expect(variants.length - left.length).toBeGreaterThan(1)
  expect(new Set(left.map((row) => row.color))).toEqual(new Set(variants.map((row) => row.color)))
  expect(new Set(left.map((row) => row.size))).toEqual(new Set(variants.map((row) => row.size)))
})

test('no other product lacks stock', () => {
  const known = [specials.soldOut, specials.soldOutColour.slug, specials.someSoldOut]
  const lacking = world.products.filter((product) =>
    world.variants.some((row) => row.product_id === product.id && row.stock === 0),
  )
  expect(lacking.map((product) => product.slug).toSorted()).toEqual(known.toSorted())
})

test('only one product has no pictures', () => {
  const bare = world.products.filter((product) => product.images.length === 0)
  expect(bare.map((product) => product.slug)).toEqual([specials.noImages])
  expect(find(specials.noImages).variants.every((row) => row.image_url === null)).toBe(true)
})

test('the long names are long', () => {
  expect(find(specials.longName).product.name.length).toBeGreaterThanOrEqual(120)
  const { slug, colour } = specials.longColour
  expect(find(slug).colours.map((row) => row.name)).toContain(colour)
  expect(colour.length).toBeGreaterThan(60)
})

test('the product with a price range has variants of different prices', () => {
  const prices = new Set(find(specials.priceRange).variants.map((row) => row.price))
  expect(prices.size).toBeGreaterThan(1)
})

test('the product on sale has a higher original price for every variant', () => {
  const { variants } = find(specials.onSale)
  expect(variants.every((row) => (row.original_price ?? 0) > row.price)).toBe(true)
})

test('the dangerous description has a script, event handlers and a javascript: link', () => {
  const { description } = find(specials.dangerousHtml).product
  for (const threat of ['<script', 'onerror=', 'onclick=', 'javascript:']) {
    expect(description).toContain(threat)
  }
})

test('only the inactive and the draft product stay out of the shop §4.10.2', () => {
  expect(find(specials.inactive).product.status).toBe('inactive')
  expect(find(specials.draft).product.status).toBe('draft')
  expect(world.products.filter((product) => product.status !== 'active')).toHaveLength(2)
})
