import { describe, expect, test } from 'vitest'
import { limits } from '@/lib/limits'
import type { CategoryRow, ProductRow } from '~mocks/db/tables'
import { sortProducts } from '~mocks/handlers/shop-view'
import { createWorld } from '~mocks/seed/world'
import { catalogue } from '../../mocks/seed/catalogue/catalogue.ts'
import { contrast } from './colour.ts'

const world = createWorld({ seed: 1, now: new Date('2026-11-21T03:00:00Z'), assetBase: '' })
const tops = world.categories.filter(({ parent_id }) => parent_id === null)
const bySlug = new Map(catalogue.map((entry) => [entry.slug, entry]))

/** Returns the products of a category and its children in the default order, as a shopper sees them. */
function shelfOf(category: CategoryRow): readonly ProductRow[] {
  const family = new Set(
    world.categories
      .filter(({ id, parent_id }) => id === category.id || parent_id === category.id)
      .map(({ id }) => id),
  )
  const shown = world.products.filter(
    ({ status, category_id }) =>
      status === 'active' && category_id !== null && family.has(category_id),
  )
  return sortProducts(shown, 'default', () => 0)
}

/** Returns the colour of a product's first picture. */
function lookOf({ slug }: { slug: string }): { slug: string; colour: string } {
  const entry = bySlug.get(slug)
  const colour = entry?.colours[0]?.code
  if (!entry || !colour) throw new Error(`${slug} is not in the catalogue`)
  return { slug, colour }
}

type Look = ReturnType<typeof lookOf>

/** True for colours that look alike, such as ivory, white and butter. */
function areAlike(one: Look, other: Look): boolean {
  return contrast(one.colour, other.colour) < 0.07
}

/** Returns the slugs of the products that look like at least two others. */
function repeated(looks: readonly Look[]): string[] {
  return looks
    .filter((look) => looks.filter((other) => areAlike(look, other)).length > 2)
    .map(({ slug }) => slug)
}

describe('the first row of a category §15.9e', () => {
  test.each(world.categories.map((category) => [category.slug, category] as const))(
    '%s: no three garments of one colour family',
    (_, category) => {
      expect(repeated(shelfOf(category).slice(0, 4).map(lookOf))).toEqual([])
    },
  )

  test.each(tops.map((category) => [category.slug, category] as const))(
    '%s: a phone, which shows two, does not show two of one colour family',
    (_, category) => {
      const [one, other] = shelfOf(category).map(lookOf)
      expect(one && other && areAlike(one, other)).toBe(false)
    },
  )

  test('is found wanting with three ivory tops in it', () => {
    const ivory = ['ao-so-mi-linen-an-nhien', 'ao-so-mi-poplin-minh-khue', 'ao-kieu-beo-van-khanh']
    const row = [...ivory, 'ao-so-mi-caro-an-vien'].map((slug) => lookOf({ slug }))
    expect(repeated(row)).toEqual(ivory)
  })
})

const bare = new Set(
  world.products.filter(({ images }) => images.length === 0).map(({ slug }) => slug),
)
/** For each list with a product without a picture, the slugs of the list in order. */
const bareShelves = world.categories
  .map((category) => shelfOf(category).map(({ slug }) => slug))
  .filter((shelf) => shelf.some((slug) => bare.has(slug)))

test('a product without a picture comes last in its lists', () => {
  expect(bareShelves).not.toEqual([])
  expect(bareShelves.filter((shelf) => !bare.has(shelf.at(-1) ?? ''))).toEqual([])
})

test('a product without a picture is on no first page', () => {
  const firstPages = bareShelves.map((shelf) => shelf.slice(0, limits.pageSize))
  expect(firstPages.filter((page) => page.some((slug) => bare.has(slug)))).toEqual([])
})
