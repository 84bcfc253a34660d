import { describe, expect } from 'vitest'
import { catalogue } from '../seed/catalogue/catalogue'
import { categoryTree } from '../seed/catalogue/categories'
import { cloths } from '../seed/copy/cloths'
import searches from './searches.json'
import { createClient, test } from './test-client'

/**
 * Describes the products that a search should find. Each field is a condition on the product. `colour` and
 * `says` are regular expressions.
 */
type Expected = { in?: string; colour?: string; says?: string; size?: string }

const parents = new Map(
  categoryTree.flatMap(({ slug, children }) => children.map((child) => [child.slug, slug])),
)

const names = new Map(
  categoryTree.flatMap(({ children }) => children.map(({ slug, name }) => [slug, name])),
)

/** Returns the names of the active products that match the expectation. */
function expectedNames({ in: kinds, colour, says, size }: Expected): string[] {
  return catalogue
    .filter(({ status, category, colours, name, cloth, sizes }) => {
      const [material = ''] = Object.keys(cloths[cloth].label)
      const own = new Set([category, parents.get(category)])
      return (
        status === 'active' &&
        (!kinds || kinds.split(' ').some((slug) => own.has(slug))) &&
        (!colour || colours.some((one) => new RegExp(colour).test(one.name))) &&
        (!says ||
          new RegExp(says).test(
            `${names.get(category)}, ${name}, ${material.replace(/, lót .*$/, '')}`,
          )) &&
        (!size || sizes.includes(size))
      )
    })
    .map(({ name }) => name)
}

describe('a search', () => {
  const { call } = createClient()

  test.each(searches.whole)('$q §2.8.4', async ({ q, ...expected }) => {
    const { data } = await call('productList', { query: { q, per_page: 100 } })
    const names = data.products.map(({ name }) => name)
    expect(data.is_nearest).toBe(false)
    expect(names.toSorted()).toEqual(expectedNames(expected).toSorted())
  })

  test.each(searches.nearest)('$q finds the nearest §2.8.4', async ({ q, ...near }) => {
    const { data } = await call('productList', { query: { q } })
    expect(data.is_nearest).toBe(true)
    expect(data.products.map(({ name }) => name).toSorted()).toEqual(expectedNames(near).toSorted())
  })

  test('names the matching facts other than the name, in the language of the call §2.8.4', async () => {
    const query = { q: 'wedding dress red size M' }
    const vi = await call('productList', { query })
    const en = await call('productList', { query, headers: { 'accept-language': 'en' } })
    expect(vi.data.products[0]).toMatchObject({
      name: 'Đầm lụa vạt chéo Đông Quỳnh',
      matched: ['Đầm dự tiệc', 'Đỏ sơn', 'Size M'],
      colors: expect.arrayContaining([expect.objectContaining({ name: 'Đỏ sơn', is_match: true })]),
    })
    expect(en.data.products[0]?.matched).toEqual(['Party dresses', 'Lacquer red', 'Size M'])
  })

  test.each([
    'qwertyuiop',
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '👗👗👗',
    'a'.repeat(100),
  ])('%s finds nothing §2.8.4', async (q) => {
    const { data } = await call('productList', { query: { q } })
    expect(data).toMatchObject({ products: [], is_nearest: false })
  })

  test('popular searches all find products §2.8.1', async ({ call }) => {
    const { data } = await call('popularSearches')
    const headers = { 'accept-language': 'en' }
    const { data: inEnglish } = await call('popularSearches', { headers })
    expect(inEnglish.join()).not.toMatch(/[^ -~]/)
    expect(new Set(data).size).toBe(6)
    for (const q of [...data, ...inEnglish]) {
      const found = await call('productList', { query: { q } })
      expect(found.data).toMatchObject({ is_nearest: false })
      expect(found.data.products).not.toEqual([])
    }
  })

  test('finds a changed name, and keeps the chosen order', async ({ call, db }) => {
    const { id = 0 } = db.where('products', 'slug', 'dam-lua-vat-cheo-dong-quynh')[0] ?? {}
    db.update('products', id, { name: 'Sương Mai' })
    const { data } = await call('productList', { query: { q: 'sương mai' } })
    expect(data.products.map((product) => product.id)).toEqual([id])
    const sorted = await call('productList', { query: { q: 'áo', sort: 'low-to-high' } })
    const prices = sorted.data.products.map(({ min_price }) => min_price)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })
})
