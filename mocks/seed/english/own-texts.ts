import { banner, category, sectionPartsWithTexts } from '@/domain/content/description'
import { product } from '@/domain/product/description'
import { type FieldDescriptions, englishPairs } from '@/lib/description'
import type { Database } from '../../db/database'
import type { TableViews } from '../../db/stores'
import { tableCache } from '../../rules/lists'
import { english } from './english'

/** Returns a seeded record with English fields. The English texts come from texts.json and the catalogue. */
export function withEnglish<Row extends object>(description: FieldDescriptions, row: Row): Row {
  const texts = Object.entries(description).flatMap(([name, field]) => {
    const text: unknown = Reflect.get(row, name)
    return field.english && typeof text === 'string' ? [[field.english, english(text)]] : []
  })
  return { ...row, ...Object.fromEntries(texts) }
}

type Content = Pick<TableViews, 'products' | 'categories' | 'banners' | 'sections'>

function textsOf({ products, categories, banners, sections }: Content) {
  const texts = new Map<string, string>()
  const records: readonly (readonly [FieldDescriptions, object])[] = [
    ...sections.flatMap(({ content }) => sectionPartsWithTexts(content)),
    ...banners.map((row) => [banner, row] as const),
    ...categories.map((row) => [category, row] as const),
    ...products.map((row) => [product, row] as const),
  ]
  for (const [description, row] of records) {
    for (const [text, own] of englishPairs(description, row)) {
      if (own || !texts.has(text)) texts.set(text, own || text)
    }
  }
  return texts
}

const kept = tableCache<ReadonlyMap<string, string>>()

/**
 * Returns a function that translates Vietnamese texts. It takes the English text that staff wrote, or else
 * the seed's English text. A text without a translation stays unchanged.
 */
export function englishTranslator({ tables }: Database): (text: string) => string {
  let texts: ReadonlyMap<string, string> | undefined
  return (text) => {
    const { products, categories, banners, sections } = tables
    texts ??= kept([products, categories, banners, sections], () => textsOf(tables))
    return texts.get(text) ?? english(text)
  }
}
