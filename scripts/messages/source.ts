import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TextBundle, textBundles } from '../../src/i18n/locales.ts'
import type { MessageId } from '../../src/i18n/message-id.gen.ts'

export const sourceFolder = 'src/i18n/messages'

/** The texts of an area: ICU texts by id, in the order of the file. */
export type SourceMessages = Readonly<Record<string, string>>

/** Returns the areas of these bundles, such as `shop/cart`. */
export function areasOf(locale: string, of: readonly TextBundle[] = textBundles): string[] {
  const files = of.flatMap((bundle) => globSync(join(sourceFolder, locale, bundle, '*.json')))
  return files.map((file) => file.split(/[\\/]/).slice(-2).join('/').replace('.json', '')).sort()
}

/**
 * Reads the messages of an area. Returns none when the file is missing. Throws unless the JSON is a flat
 * object of texts.
 */
export function readArea(locale: string, area: string): SourceMessages {
  const file = join(sourceFolder, locale, `${area}.json`)
  if (!existsSync(file)) return {}
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isFlat(content)) throw new Error(`${file} must be a flat object of texts`)
  return content
}

function isFlat(content: unknown): content is SourceMessages {
  return (
    typeof content === 'object' &&
    content !== null &&
    Object.values(content).every((text) => typeof text === 'string')
  )
}

/** Reads all texts of a language, by id. */
export const readTexts = (locale: string): SourceMessages =>
  Object.assign({}, ...areasOf(locale).map((area) => readArea(locale, area)))

/**
 * Returns a function that gives the text of an id. Arguments such as `{n}` stay in the text. The function
 * throws for an unknown id.
 */
export function textLookup(texts: SourceMessages): (id: MessageId) => string {
  return (id) => {
    const text = texts[id]
    if (text === undefined) throw new Error(`No text ${id}`)
    return text
  }
}
