import { describe, expect, test } from 'vitest'
import { slugify } from '@/lib/text'
import { createWorld } from './world'

const options = { seed: 1, now: new Date('2026-11-21T03:00:00Z'), assetBase: '' }
const world = createWorld(options)

describe('determinism', () => {
  test('the same options give the same world', () => {
    expect(createWorld(options)).toEqual(world)
  })

  test('another seed gives another', () => {
    expect(createWorld({ ...options, seed: 2 }).variants).not.toEqual(world.variants)
  })

  test('every picture starts with the asset base, and nothing else changes', () => {
    const elsewhere = createWorld({ ...options, assetBase: 'http://localhost:4010' })
    const text = JSON.stringify(elsewhere)
    expect(text).not.toContain('"/artwork/')
    expect(text.replaceAll('http://localhost:4010', '')).toBe(JSON.stringify(world))
  })

  test('nothing is in the future', () => {
    const stamps = JSON.stringify(world).match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? []
    expect(stamps.filter((stamp) => new Date(stamp) > options.now)).toEqual([])
  })
})

test('each picture of a product says what it shows, and no two the same §15.9i', () => {
  for (const { name, images, image_notes } of world.products) {
    expect(image_notes.map(({ url }) => url)).toEqual(images)
    const said = new Set(image_notes.map(({ alt }) => alt).filter((alt) => alt.startsWith(name)))
    expect(said.size).toBe(images.length)
  }
})

test('variants name a colour and a size of their product', () => {
  const optionsOf = (rows: { product_id: number; name: string }[]) =>
    new Set(rows.map((row) => `${row.product_id}:${row.name}`))
  const colours = optionsOf(world.product_colours)
  const sizes = optionsOf(world.product_sizes)
  const astray = world.variants.filter(
    ({ product_id, color, size }) =>
      !colours.has(`${product_id}:${color}`) || !sizes.has(`${product_id}:${size}`),
  )
  expect(astray).toEqual([])
})

test('the shop shows at least sixty products, each in 2–5 colours and 3–6 sizes', () => {
  expect(world.products.filter((row) => row.status === 'active').length).toBeGreaterThanOrEqual(60)
  for (const { id } of world.products) {
    const colours = world.product_colours.filter((row) => row.product_id === id).length
    const sizes = world.product_sizes.filter((row) => row.product_id === id).length
    expect(colours).toBeGreaterThanOrEqual(2)
    expect(colours).toBeLessThanOrEqual(5)
    expect(sizes).toBeGreaterThanOrEqual(3)
    expect(sizes).toBeLessThanOrEqual(6)
    expect(world.variants.filter((row) => row.product_id === id)).toHaveLength(colours * sizes)
  }
})

test('every second-level category has products, and each first-level one 2–4 children', () => {
  const used = new Set(world.products.map((row) => row.category_id))
  const [tops, children] = [1, 2].map((level) =>
    world.categories.filter((row) => row.level === level),
  )
  expect(children?.filter((category) => !used.has(category.id))).toEqual([])
  for (const top of tops ?? []) {
    expect([2, 3, 4]).toContain(children?.filter((row) => row.parent_id === top.id).length)
  }
})

test('slugs are unique, without diacritics, and leave `by-category` free', () => {
  for (const rows of [world.products, world.categories]) {
    const slugs = rows.map((row) => row.slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.filter((slug) => slug !== slugify(slug) || slug === 'by-category')).toEqual([])
  }
})

test('every text is composed Unicode', () => {
  const text = JSON.stringify(world)
  expect(text).toBe(text.normalize('NFC'))
})

test('banners are not in the order of their ids, so that sorting shows', () => {
  expect(world.banners).toHaveLength(3)
  const sorted = world.banners.toSorted((a, b) => a.order - b.order)
  expect(sorted.map((banner) => banner.id)).toEqual([3, 1, 2])
})
