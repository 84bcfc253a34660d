import { joinTexts } from '@/lib/text'
import brand from '@brand/brand.json' with { type: 'json' }
import { colourFamilies } from '../../rules/facets'
import { catalogue } from '../catalogue/catalogue'
import { categoryTree } from '../catalogue/categories'
import { clothColours } from '../catalogue/palette'
import { cloths } from '../copy/cloths'
import { garments } from '../copy/garments'
import { cutNames, partNames, viewNames } from '../copy/parts'
import translations from './patterns.json' with { type: 'json' }
import { serverTexts, shopTexts } from './texts'

/**
 * The pairs of sentences in descriptions. A description joins a sentence about the fit and a sentence about
 * matching clothes, so every pair needs an English text.
 */
const looks = Object.values(garments).flatMap(({ fit, pairing }) =>
  fit.flatMap((one) =>
    pairing.map((other) => [`${one.vi} ${other.vi}`, `${one.en} ${other.en}`] as const),
  ),
)
const named = [
  ...colourFamilies,
  ...Object.values(clothColours),
  ...categoryTree,
  ...categoryTree.flatMap(({ children }) => [...children]),
]

const texts = new Map<string, string>([
  ...Object.entries({ ...shopTexts, ...serverTexts, ...brand.english }),
  ...named.map(({ name, english }) => [name, english] as const),
  ...catalogue.map(({ name, englishName }) => [name, englishName] as const),
  ...catalogue.map(({ lead, englishLead }) => [lead, englishLead] as const),
  ...Object.values(cloths).flatMap(({ label, feel }) =>
    [label, feel].flatMap((words) => Object.entries(words)),
  ),
  ...looks,
  ...[cutNames, partNames, viewNames]
    .flatMap((names) => Object.values(names))
    .flatMap((name) => (name ? [[name.vi, name.en] as const] : [])),
])

/**
 * Texts that contain names or numbers, such as "Áo sơ mi linen (Ngà, M) chỉ còn 1". In the English text, `$2`
 * is the second part that the pattern finds.
 */
const patterns = Object.entries(translations).map(
  ([pattern, translation]) => [new RegExp(pattern), translation] as const,
)

/**
 * Returns a text of the shop in English. A text without a translation, such as a new text by staff, is
 * returned unchanged.
 */
export function english(text: string): string {
  if (text.includes('<')) return englishHtml(text)
  return texts.get(text) ?? fromPattern(text) ?? joined(text) ?? text
}

/**
 * Translates texts that the server joined, such as "Mã này đã có. Hãy nhập mã khác. Thêm ít nhất 1 ảnh". Its
 * first two sentences are one text.
 */
function joined(text: string): string | undefined {
  for (const { index, 0: join } of text.matchAll(/(?<=\.) |, (?=\p{Lu})/gu)) {
    const first = texts.get(text.slice(0, index))
    const rest = text.slice(index + join.length)
    const others = first && (texts.get(rest) ?? joined(rest))
    if (first && others) return joinTexts([first, others])
  }
  return undefined
}

function fromPattern(text: string): string | undefined {
  for (const [pattern, translation] of patterns) {
    const [whole, ...parts] = pattern.exec(text) ?? []
    const [name = ''] = parts
    if (whole === undefined) continue
    // A pattern that begins with `(.+)` would also match similar texts that staff typed. So the part that
    // `(.+)` matches must be a number, or a text with a translation, such as a product name.
    if (!pattern.source.startsWith('^(.+)') || texts.has(name) || /^\d+$/.test(name))
      return translation.replace(/\$(\d)/g, (_, number: string) => {
        const part = parts[Number(number) - 1] ?? ''
        return texts.get(part) ?? part
      })
  }
  return undefined
}

/** Translates the texts between tags. Numbers get a decimal point in place of the comma. */
function englishHtml(html: string): string {
  return html.replace(/>([^<]+)/g, (_, text: string) => {
    const number = /^(\d+),(\d+)$/.exec(text)
    return `>${number ? `${number[1]}.${number[2]}` : (texts.get(text) ?? fromPattern(text) ?? text)}`
  })
}
