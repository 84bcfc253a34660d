import { describe, expect } from 'vitest'
import { catalogue } from '../seed/catalogue/catalogue'
import { categoryTree } from '../seed/catalogue/categories'
import { cloths } from '../seed/copy/cloths'
import { createClient, test } from './test-client'

const parents = new Map<string, string>(
  categoryTree.flatMap(({ slug, children }) => children.map((child) => [child.slug, slug])),
)

const names = new Map<string, string>(
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
        (!colour || colours.some((one) => colour.test(one.name))) &&
        (!says ||
          says.test(`${names.get(category)}, ${name}, ${material.replace(/, lót .*$/, '')}`)) &&
        (!size || sizes.includes(size))
      )
    })
    .map(({ name }) => name)
}

describe('a search', () => {
  const { call } = createClient()

  test.each(searches)('%s §2.8.4', async (q, expected) => {
    const { data } = await call('productList', { query: { q, per_page: 100 } })
    const names = data.products.map(({ name }) => name)
    expect(data.is_nearest).toBe(false)
    expect(names.toSorted()).toEqual(expectedNames(expected).toSorted())
  })

  test.each(nearSearches)('%s finds the nearest §2.8.6', async (q, near) => {
    const { data } = await call('productList', { query: { q } })
    expect(data.is_nearest).toBe(true)
    expect(data.products.map(({ name }) => name).toSorted()).toEqual(expectedNames(near).toSorted())
  })

  test('names other matches than the name, in the language of the call §2.8.5', async () => {
    const query = { q: 'wedding dress red size M' }
    const vi = await call('productList', { query })
    const en = await call('productList', { query, headers: { 'accept-language': 'en' } })
    expect(vi.data.products[0]).toMatchObject({
      name: 'Đầm lụa vạt chéo Đông Quỳnh',
      matched: ['Đầm dự tiệc', 'Đỏ sơn', 'Size M'],
    })
    expect(en.data.products[0]?.matched).toEqual(['Party dresses', 'Lacquer red', 'Size M'])
  })

  test.each([
    'qwertyuiop',
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '👗👗👗',
    'a'.repeat(100),
  ])('%s finds nothing §2.8.6', async (q) => {
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

  test('finds new names, and keeps the wanted order', async ({ call, db }) => {
    const { id = 0 } = db.where('products', 'slug', 'dam-lua-vat-cheo-dong-quynh')[0] ?? {}
    db.update('products', id, { name: 'Sương Mai' })
    const { data } = await call('productList', { query: { q: 'sương mai' } })
    expect(data.products.map((product) => product.id)).toEqual([id])
    const sorted = await call('productList', { query: { q: 'áo', sort: 'low-to-high' } })
    const prices = sorted.data.products.map(({ min_price }) => min_price)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })
})

/** The products that a search should find. Each field is a condition on the product. */
type Expected = {
  in?: string
  colour?: RegExp
  says?: RegExp
  size?: string
}

const red = { in: 'dresses', colour: /^Đỏ/ } as const
const silk = /lụa(?! tơ tằm \(| hà)|tơ tằm/i
const redSilk = { ...red, says: silk } as const
const dresses = { in: 'dresses' } as const
const shirts = { says: /sơ mi/i } as const

/** Typed texts, and the products that they should find. */
const searches: readonly (readonly [q: string, expected: Expected])[] = [
  // Both languages, in any order, with or without diacritics
  ['đầm lụa đỏ size M', { ...redSilk, size: 'M' }],
  ['red silk dress', redSilk],
  ['silk dress in red', redSilk],
  ['dam lua do', redSilk],
  ['lụa đầm màu đỏ', redSilk],
  ['ĐẦM LỤA', { in: 'dresses', says: silk }],
  ['women’s red dresses', red],
  ['đầm đỏ', red],
  ['ao so mi', shirts],
  ['somi', shirts],
  ['shirts', shirts],
  // Synonyms
  ['váy đỏ', { in: 'dresses skirts', colour: /^Đỏ/ }],
  ['váy liền đỏ', red],
  ['chân váy đỏ', { in: 'skirts', colour: /^Đỏ/ }],
  ['áo phông trắng', { says: /áo thun/i, colour: /^Trắng/ }],
  ['white tee', { says: /áo thun/i, colour: /^Trắng/ }],
  ['quần bò', { in: 'quan-jeans' }],
  ['quần âu đen', { in: 'quan-tay', colour: /^Đen/ }],
  // Colours and their families
  ['green dress', { in: 'dresses', colour: /celadon|rêu/ }],
  ['sơ mi xanh dương', { ...shirts, colour: /thiên thanh|navy/ }],
  ['blue jeans', { in: 'quan-jeans', colour: /chàm|bạc|navy/ }],
  ['burgundy dress', { in: 'dresses', colour: /^Đỏ mận/ }],
  ['đầm đỏ đô', { in: 'dresses', colour: /^Đỏ mận/ }],
  ['pink blouse', { says: /áo kiểu/i, colour: /^Hồng/ }],
  ['ivory ao dai', { in: 'ao-dai', colour: /^Ngà/ }],
  // Sizes
  ['đầm XXL', { in: 'dresses', size: 'XXL' }],
  ['size XXL dress', { in: 'dresses', size: 'XXL' }],
  ['quần size 32', { in: 'pants', size: '32' }],
  ['small velvet dress', { in: 'dresses', says: /nhung\)/, size: 'S' }],
  // Cloths
  ['linen', { says: /linen/i }],
  ['áo dài nhung', { in: 'ao-dai', says: /nhung/i }],
  ['lace', { says: /ren(?!g)/i }],
  // Occasions
  ['đầm dự tiệc', { in: 'dam-du-tiec' }],
  ['đi tiệc đỏ', { in: 'dam-du-tiec', colour: /^Đỏ/ }],
  ['wedding dress', { in: 'dam-du-tiec' }],
  ['đồ đi làm màu be', { says: /công sở|sơ mi|quần tây|bút chì|blazer/i, colour: /^Be/ }],
  ['đầm đi chơi hoa', { in: 'dam-dao-pho', says: /hoa/ }],
  ['áo dài tết đỏ', { in: 'ao-dai', colour: /^Đỏ/ }],
  ['summer dress', { in: 'dresses', says: /linen|đũi|tencel|voan/i }],
  // One typing error
  ['đầm lụa đỏ siez M', { ...redSilk, size: 'M' }],
  ['red slik dress', redSilk],
  ['dma', dresses],
  ['linnen', { says: /linen/i }],
  ['chan vya do', { in: 'skirts', colour: /^Đỏ/ }],
  // Letters and digits that an input method would turn into diacritics
  ['ddaamf', dresses],
  ['ddaamf luja ddor', redSilk],
  ['aso daif nhung', { in: 'ao-dai', says: /nhung/i }],
  ['d9a62m lua5', { in: 'dresses', says: silk }],
  // Words that have another meaning as part of a name
  ['cố đô', { says: /Cố Đô/ }],
  ['ao thun co tim', { says: /áo thun.* cổ tim/i }],
  // A word that is not yet typed to its end
  ['áo blaz', { says: /blazer/i, in: 'outerwear' }],
]

/** Texts that no product matches completely, and the products that match most of each text. */
const nearSearches: readonly (readonly [q: string, near: Expected])[] = [
  ['đầm nhung vàng', { in: 'dresses', says: /nhung\)|Kim Ngân/ }],
  ['áo dài jeans đỏ', { in: 'ao-dai', colour: /^Đỏ/ }],
  ['velvet trench coat', { says: /măng tô|nhung\)/i }],
]
