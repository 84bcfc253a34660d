import type { Database } from '../db/database'
import type { HandlersOf } from '../pipeline/backend'
import { type AnswerLanguage, languageOf } from '../pipeline/language'
import { englishOf } from '../seed/english/own-texts'
import { success } from './answers'
import { searchShown } from './product-search'
import { isProductShown } from './shop-view'

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
