import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '@/api/generated/model'
import { canReturnOrder } from '@/domain/returns/returns'
import { shopDay } from '@/lib/dates'
import { slugify } from '@/lib/text'
import { createDatabase } from '../db/database'
import { checkPointers, createStores } from '../db/stores'
import { tableNames } from '../db/tables'
import { orderOf } from '../handlers/serialize/order'
import { accounts } from './accounts'
import { threeTierUnits, twoTierUnits } from './addresses/administrative'
import { catalogue } from './catalogue/catalogue'
import { specials } from './catalogue/specials'
import { cloths } from './copy/cloths'
import { english } from './english/english'
import { largeWorld } from './large'
import { createWorld } from './world'

const options = { seed: 1, now: new Date('2026-11-21T03:00:00Z'), assetBase: '' }
const world = createWorld(options)

describe('determinism', () => {
  test('the same options give the same world', () => {
    expect(createWorld(options)).toEqual(world)
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

test('each picture of a product has a description of its own §15.9b', () => {
  for (const { name, images, image_notes } of world.products) {
    expect(image_notes.map(({ url }) => url)).toEqual(images)
    const said = new Set(image_notes.map(({ alt }) => alt).filter((alt) => alt.startsWith(name)))
    expect(said.size).toBe(images.length)
  }
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

test('slugs are unique, without diacritics, and leave `by-category` free', () => {
  for (const rows of [world.products, world.categories]) {
    const slugs = rows.map((row) => row.slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.filter((slug) => slug !== slugify(slug) || slug === 'by-category')).toEqual([])
  }
})

test('the dangerous description has a script, event handlers and a javascript: link', () => {
  const { description } = world.products.find(({ slug }) => slug === specials.dangerousHtml)!
  for (const threat of ['<script', 'onerror=', 'onclick=', 'javascript:'])
    expect(description).toContain(threat)
})

const large = largeWorld(world)

test('a large world has the seed and its copies: 10,000 products and orders', () => {
  expect(large.products).toHaveLength(10_000)
  expect(large.orders).toHaveLength(10_000)
  expect(large.products.slice(0, world.products.length)).toEqual(world.products)
  expect(large.orders.slice(0, world.orders.length)).toEqual(world.orders)
})

test('names, slugs and codes of a large world are unique', () => {
  expect(new Set(large.products.map(({ slug }) => slug)).size).toBe(10_000)
  expect(new Set(large.products.map(({ name }) => name)).size).toBe(10_000)
  expect(new Set(large.orders.map(({ code }) => code)).size).toBe(10_000)
  expect(new Set(large.variants.map(({ sku }) => sku)).size).toBe(large.variants.length)
})

test('every row has a unique key and points to existing rows', () => {
  const stores = createStores(large)
  for (const table of tableNames) {
    expect([table, stores[table].keys().length]).toEqual([table, large[table].length])
    for (const row of stores[table].all()) checkPointers(stores, table, row)
  }
  const { products, variants } = stores
  for (const { product_id, variant_id } of large.order_items)
    expect([products.get(product_id), variants.get(variant_id)]).not.toContain(undefined)
})

const statuses: OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered', 'cancelled']

test('the shopper has an order in every status §2.12.4', () => {
  const own = world.orders.filter((order) => order.user_id === accounts.shopper.id)
  expect(new Set(own.map((order) => order.status))).toEqual(new Set(statuses))
})

test('on any day one delivered order can be returned, one no longer, and one return is requested §2.16.6', () => {
  for (const day of [options.now, new Date('2027-02-28T16:30:00Z')]) {
    const other = createWorld({ ...options, now: day })
    const db = createDatabase(other)
    const own = other.orders.filter(({ user_id }) => user_id === accounts.shopper.id)
    const open = own.map((order) => canReturnOrder(orderOf(db, order), shopDay(day)))
    expect(open.filter(Boolean)).toHaveLength(1)
    expect(own.filter(({ status }) => status === 'delivered').length).toBeGreaterThan(1)
    expect(other.order_returns.map(({ state }) => state)).toEqual(['refunded', 'requested'])
  }
})

const { provinces, districts, wards } = threeTierUnits
const levels = [provinces, districts, wards, twoTierUnits.provinces, twoTierUnits.wards]

function childrenOf(provinceId: number) {
  const own = districts.filter((district) => district.province_id === provinceId)
  const ids = new Set(own.map((district) => district.id))
  return [own.length, wards.filter((ward) => ids.has(ward.district_id)).length]
}

test('the three-level model is complete for its four provinces §9.9', () => {
  expect(provinces.map((province) => [province.code, province.name])).toEqual([
    ['01', 'Hà Nội'],
    ['48', 'Đà Nẵng'],
    ['79', 'TP. Hồ Chí Minh'],
    ['92', 'Cần Thơ'],
  ])
  expect(wards).toHaveLength(1030)
  expect(childrenOf(1)).toEqual([30, 579])
  expect(childrenOf(48)).toEqual([8, 56])
  expect(childrenOf(79)).toEqual([22, 312])
  expect(childrenOf(92)).toEqual([9, 83])
})

test('ids are unique on each level and every parent exists', () => {
  for (const units of levels) {
    expect(new Set(units.map((unit) => unit.id)).size).toBe(units.length)
  }
  const provinceIds = new Set(provinces.map((province) => province.id))
  const districtIds = new Set(districts.map((district) => district.id))
  expect(districts.filter((district) => !provinceIds.has(district.province_id))).toEqual([])
  expect(wards.filter((ward) => !districtIds.has(ward.district_id))).toEqual([])
  expect(twoTierUnits.wards.filter((ward) => !provinceIds.has(ward.province_id))).toEqual([])
})

/** Words of texts that name a fibre. A product may use them only if its composition fits. */
const fibres: readonly [words: string, composition: RegExp][] = [
  ['lụa|tơ tằm|silk', /lụa|tơ tằm/],
  ['linen|vải lanh', /linen/],
  ['cotton', /cotton/],
  ['len|vải dạ|áo dạ|măng tô dạ|wool', /len/],
  ['nhung|velvet', /nhung/],
  ['satin', /satin/],
  ['voan|chiffon', /voan/],
  ['ren|lace', /ren/],
  ['tweed', /tweed/],
  ['gấm|brocade', /gấm/],
  ['denim|jeans', /denim/],
  ['tencel', /tencel/],
  ['đũi', /đũi/],
]

/** Returns an expression that finds any of the words as a whole word. */
const inWords = (words: string): RegExp => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu')

const products = catalogue.map((entry) => {
  const row = world.products.find(({ slug }) => slug === entry.slug)
  const [composition = ''] = Object.keys(cloths[entry.cloth].label)
  const texts = [entry.name, entry.englishName, row?.meta_title, row?.meta_keywords, row?.tags]
  return [entry.slug, texts.flat().join(' · '), composition] as const
})

test.each(products)('the texts of %s name only fibres that it has §15.9g', (_slug, texts, made) => {
  const wrong = fibres.filter(([words, has]) => inWords(words).test(texts) && !has.test(made))
  expect(wrong.map(([words]) => `${inWords(words).exec(texts)?.[0]}: ${made}`)).toEqual([])
})

test('the facts of a product say where its hem falls on a person of 165 cm, in both languages §15.9g', () => {
  const miniDress = world.products.find(({ slug }) => slug === 'dam-suong-cham-bi-y-nhi')
  expect(miniDress?.description).toContain('Lai ở người cao 165 cm</th><td>Trên gối 15 cm')
  expect(english(miniDress?.description ?? '')).toContain(
    'Hem on someone 165 cm tall</th><td>15 cm above the knee',
  )
})

test('at most three products share a sentence, and each product states a fact once', () => {
  const uses = new Map<string, number>()
  for (const { description } of world.products) {
    const facts = [...description.matchAll(/<td>(.*?)<\/td>/g)].map(([, text]) => text)
    expect(new Set(facts).size).toBe(facts.length)
    const [, looks = '', feel = ''] = [...description.matchAll(/<p>(.*?)<\/p>/g)].map(
      ([, text]) => text,
    )
    for (const sentence of [...looks.split(/(?<=\.) (?=\p{Lu})/u), feel])
      uses.set(sentence, (uses.get(sentence) ?? 0) + 1)
  }
  expect([...uses].filter(([, count]) => count > 3)).toEqual([])
})
