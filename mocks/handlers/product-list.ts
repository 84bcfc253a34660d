import { product as description } from '@/domain/product/description'
import { lacksEnglish } from '@/lib/description'
import { compareVietnamese, fold } from '@/lib/text'
import type { Operations } from '../contract/operations.gen'
import type { Database } from '../db/database'
import type { ProductRow } from '../db/tables'
import { keepList, sortParts } from '../rules/lists'
import { isLow } from '../rules/stock'
import { categoryFamily, foldOnce, offerOf, productOffer, variantsOf } from './shop-view'

type Query = Operations['adminProducts']['query']

function hasStock(db: Database, product: ProductRow, wanted: Query['stock']): boolean {
  if (wanted === undefined) return true
  const variants = variantsOf(db, product)
  const { stock } = offerOf(variants)
  if (wanted === 'in') return stock > 0
  if (wanted === 'out') return stock === 0
  return variants.some((variant) => isLow(variant.stock))
}

function productsByCode(db: Database, q: string): ReadonlySet<number> {
  if (q === '') return new Set()
  const found = db.tables.variants.filter(({ sku }) => foldOnce(sku).includes(q))
  return new Set(found.map(({ product_id }) => product_id))
}

export function filteredProducts(
  db: Database,
  query: Omit<Query, 'page' | 'per_page' | 'sort'>,
): readonly ProductRow[] {
  const q = fold(query.q ?? '')
  const byCode = productsByCode(db, q)
  const { category_id, status, featured, brand, stock, english } = query
  const category = category_id === undefined ? undefined : db.find('categories', category_id)
  const family = category ? categoryFamily(db, category) : new Set<number>()
  return db.tables.products.filter(
    (product) =>
      (q === '' || foldOnce(product.name).includes(q) || byCode.has(product.id)) &&
      (category_id === undefined ||
        (product.category_id !== null && family.has(product.category_id))) &&
      (status === undefined || product.status === status) &&
      (featured === undefined || product.is_featured === featured) &&
      (brand === undefined || product.brand === brand) &&
      (english === undefined || lacksEnglish(description, product)) &&
      hasStock(db, product, stock),
  )
}

function sortableOf(db: Database, column: string): (product: ProductRow) => number {
  switch (column) {
    case 'name': {
      const rankOf = rankNames(db.tables.products.map(({ name }) => name))
      return ({ name }) => rankOf(name)
    }
    case 'price':
      return (product) => productOffer(db, product).min
    case 'stock':
      return (product) => productOffer(db, product).stock
    default:
      return ({ updated_at }) => Date.parse(updated_at)
  }
}

const kept = keepList<ProductRow>()

export function listProducts(db: Database, query: Query): readonly ProductRow[] {
  const { products, variants, categories } = db.tables
  return kept([products, variants, categories], query, () => sortedProducts(db, query))
}

function sortedProducts(db: Database, query: Query): readonly ProductRow[] {
  const { column, direction } = sortParts(query.sort ?? '-updated')
  const sortable = sortableOf(db, column)
  return filteredProducts(db, query)
    .map((product) => ({ product, by: sortable(product) }))
    .toSorted((a, b) => direction * (a.by - b.by))
    .map(({ product }) => product)
}

/** Compares letters only, ignoring case and the marks that Vietnamese sorts after all letters. */
const letters = new Intl.Collator('vi', { numeric: true, sensitivity: 'base' })

function rankWords(words: Iterable<string>): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>()
  let rank = 0
  let before: string | undefined
  for (const word of [...new Set(words)].toSorted(letters.compare)) {
    if (before !== undefined && letters.compare(before, word) !== 0) rank += 1
    ranks.set(word, rank)
    before = word
  }
  return ranks
}

type Ranked = { name: string; words: readonly number[] }

function byWords(a: Ranked, b: Ranked): number {
  const shared = Math.min(a.words.length, b.words.length)
  for (let at = 0; at < shared; at += 1) {
    const order = (a.words[at] ?? 0) - (b.words[at] ?? 0)
    if (order !== 0) return order
  }
  // A space sorts before every letter. The collator compares only names with the same letters.
  return a.words.length - b.words.length || compareVietnamese(a.name, b.name)
}

/** In the order of a Vietnamese dictionary, by words: collation is slow, and ten thousand names have few different ones. */
export function inNameOrder(names: Iterable<string>): string[] {
  const split = [...names].map((name) => ({ name, words: name.split(' ') }))
  const ranks = rankWords(split.flatMap(({ words }) => words))
  return split
    .map(({ name, words }) => ({ name, words: words.map((word) => ranks.get(word) ?? 0) }))
    .toSorted(byWords)
    .map(({ name }) => name)
}

const ranks = new Map<string, number>()

/** Returns a function from a name to its rank in a dictionary. Sorts only when one of the names is new. */
function rankNames(names: readonly string[]): (name: string) => number {
  if (names.some((name) => !ranks.has(name))) {
    for (const [rank, name] of inNameOrder(new Set([...ranks.keys(), ...names])).entries())
      ranks.set(name, rank)
  }
  return (name) => ranks.get(name) ?? 0
}
