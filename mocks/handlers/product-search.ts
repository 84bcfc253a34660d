import type { Database } from '../db/database'
import type { ProductRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { type AnswerLanguage, languageOf } from '../pipeline/language'
import { sortProducts } from '../rules/catalogue'
import { createSearch, type Fact, type Found } from '../rules/search/search'
import { englishOf } from '../seed/english/own-texts'
import { success } from './answers'
import { categoryAbove, isProductShown, shownProducts } from './shop-view'

const sources = ['products', 'product_colours', 'product_sizes', 'categories'] as const

let last: { of: readonly unknown[]; search: (q: string) => Found } | null = null

/** Searches the shown products; those that answer equally well come in the default order. The index is made again after a write. */
export function searchShown(db: Database, q: string): Found {
  const of = sources.map((table) => db.tables[table])
  if (!last || !of.every((rows, at) => rows === last?.of[at])) {
    const products = sortProducts(shownProducts(db), 'default', () => 0)
    const searchable = products.map((product) => ({ id: product.id, facts: factsOf(db, product) }))
    last = { of, search: createSearch(searchable) }
  }
  return last.search(q)
}

function factsOf(db: Database, { id, name, category_id, description }: ProductRow): Fact[] {
  const category = category_id === null ? undefined : db.get('categories', category_id)
  const texts: (readonly [Fact['kind'], string | undefined])[] = [
    ['name', name],
    ['category', category?.name],
    ['category', category && categoryAbove(db, category)?.name],
    ...db.where('product_colours', 'product_id', id).map((row) => ['color', row.name] as const),
    ...db
      .where('product_sizes', 'product_id', id)
      .map((row) => ['size', `Size ${row.name}`] as const),
    ['material', materialOf(description)],
  ]
  const english = englishOf(db)
  return texts.flatMap(([kind, text]) => (text ? { kind, text, english: english(text) } : []))
}

/** What a description's facts say beside "Chất liệu". */
function materialOf(description: string): string | undefined {
  return /Chất liệu<\/th><td>([^<]+)/.exec(description)?.[1]
}

const most = 6

export const searchHandlers: HandlersOf<'search'> = {
  popularSearches: ({ db, headers }) => success(popularSearches(db, languageOf(headers))),
}

/**
 * Kinds of garment in the colours that were ordered most, shown ones only, in the words of the caller's language. The mock world
 * keeps no searches; what sells is what people look for.
 */
function popularSearches(db: Database, language: AnswerLanguage): string[] {
  const english = englishOf(db)
  const pieces = new Map<string, number>()
  for (const { product_id, color, quantity } of db.tables.order_items) {
    const product = db.find('products', product_id)
    if (!product || !isProductShown(db, product) || product.category_id === null) continue
    const kind = db.get('categories', product.category_id).name
    const words = language === 'en' ? [english(color), english(kind)] : [kind, color]
    const q = words.join(' ').trim().toLocaleLowerCase(language)
    pieces.set(q, (pieces.get(q) ?? 0) + quantity)
  }
  const popular: string[] = []
  for (const [q] of [...pieces].toSorted((a, b) => b[1] - a[1])) {
    if (popular.length === most) break
    if (!searchShown(db, q).isNearest) popular.push(q)
  }
  return popular
}
