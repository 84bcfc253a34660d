import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { locales } from '../../src/i18n/locales.ts'
import { compileMessage } from './compile.ts'
import { areasOf, readArea, type SourceMessages } from './source.ts'

/** The texts of an area in all languages: `locale → id → text`. */
export type AreaTexts = ReadonlyMap<string, SourceMessages>

/** Returns a line for each problem in any text of the shop. */
export function problemsOfTexts(): string[] {
  const areas = new Set(locales.flatMap((locale) => areasOf(locale)))
  return [...areas].flatMap((area) => {
    const texts = new Map(locales.map((locale) => [locale, readArea(locale, area)]))
    return problemsOfArea(basename(area), texts)
  })
}

/**
 * Returns a line for each problem in an area: a wrong prefix of an id, a missing or empty text, a
 * misspelling, broken ICU syntax, or arguments that differ between languages.
 */
export function problemsOfArea(area: string, texts: AreaTexts): string[] {
  const ids = new Set([...texts.values()].flatMap((messages) => Object.keys(messages)))
  return [...ids].flatMap((id) => problemsOfMessage(area, id, texts))
}

function problemsOfMessage(area: string, id: string, texts: AreaTexts): string[] {
  const problems: string[] = []
  if (!id.startsWith(`${area}.`)) problems.push(`${id}: the id must start with "${area}."`)
  const shapes = new Map<string, string>()
  for (const [locale, messages] of texts) {
    const text = messages[id]
    if (text === undefined) problems.push(`${id}: missing in ${locale}`)
    else if (text.trim() === '') problems.push(`${id}: empty in ${locale}`)
    else
      problems.push(
        ...collectShape(id, locale, text, shapes),
        ...misspelled(area, id, locale, text),
      )
  }
  if (new Set(shapes.values()).size > 1) {
    const listed = [...shapes].map(([locale, shape]) => `${locale} has ${shape || 'none'}`)
    problems.push(`${id}: arguments differ, ${listed.join(', ')}`)
  }
  return problems
}

/**
 * Returns the spelling problems of a text. The QA panel's texts are not checked, because testers read them
 * and know technical words.
 */
function misspelled(area: string, id: string, locale: string, text: string): string[] {
  const found = area === 'qa' ? [] : spellingCorrections(locale, text)
  return found.map((instead) => `${id}: in ${locale} write ${instead}`)
}

function collectShape(id: string, locale: string, text: string, shapes: Map<string, string>) {
  try {
    shapes.set(locale, [...argumentsOf(compileMessage(id, text))].sort().join(' '))
    return []
  } catch {
    return [`${id}: not valid ICU in ${locale}`]
  }
}

function argumentsOf(elements: readonly MessageFormatElement[]): Set<string> {
  const names = new Set<string>()
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    names.add(element.type === TYPE.tag ? `<${element.value}>` : element.value)
    for (const inner of childrenOf(element)) names.add(inner)
  }
  return names
}

function childrenOf(element: MessageFormatElement): Set<string> {
  if (element.type === TYPE.tag) return argumentsOf(element.children)
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return new Set()
  return argumentsOf(Object.values(element.options).flatMap((option) => option.value))
}

/**
 * Matches a tone mark in the wrong place. In oa, oe and uy, the right place is the first vowel, as in "xóa"
 * and "hủy". After q, the right place is the y, as in "quý".
 */
const toneMark = /(?<!q)(o[àáảãạèéẻẽẹ]|u[ỳýỷỹỵ])(?!\p{L})/iu

const page = readFileSync('docs/words.md', 'utf8')
/** The words of docs/words.md for each language: the words to use, and refused forms with the right word. */
const words = readWords(page)

function readWords(page: string) {
  const rows = page.split('\n').flatMap((line) => {
    const [, thing = '', vi = '', notVi = '', en = '', notEn = ''] = line.split('|')
    return thing.trim() === '' || thing.includes('---')
      ? []
      : [{ vi: [vi, notVi], en: [en, notEn] }]
  })
  const byLocale = (locale: 'vi' | 'en') =>
    rows.flatMap(({ [locale]: [instead = '', refused = ''] }) =>
      [...refused.matchAll(/`([^`]+)`/g)].map(([, form = '']) => ({
        pattern: new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, 'iu'),
        instead: instead.trim().toLowerCase(),
      })),
    )
  return { vi: byLocale('vi'), en: byLocale('en') }
}

/**
 * Texts in single quotes in docs/product.md. Most of them are quoted word for word from the specification, so
 * their spelling is not checked.
 */
const quotes = [
  ...readFileSync('docs/product.md', 'utf8').matchAll(/(?<!\p{L})'([^']+)'(?!\p{L})/gu),
]
  .map(([, quote = '']) => quote.replace(/\s+/g, ' '))
  .filter((quote) => quote.includes(' '))
  .toSorted((a, b) => b.length - a.length)

/**
 * Finds the forms in a text that are refused by docs/words.md, and returns the right wording for each of
 * them. Quotations from docs/product.md are not checked. Wrong tone marks and wrong punctuation add a line
 * each.
 */
export function spellingCorrections(locale: string, text: string): string[] {
  const named = text.normalize('NFC').replace(/\{\w+/g, '{')
  const own = quotes.reduce((rest, quote) => rest.replace(quote, ''), named)
  const refused = locale === 'vi' ? words.vi : words.en
  const found = refused
    .filter(({ pattern, instead }) => {
      const rest = instead
        .split('; ')
        .reduce((text, word) => text.replaceAll(word, ''), own.toLowerCase())
      return pattern.test(rest)
    })
    .map(({ instead }) => instead)
  if (locale === 'vi' && toneMark.test(own))
    found.push('the tone mark on the first vowel, as in xóa and hủy')
  if (/[!']|[\d}] %/.test(own.replace(/'['{]/g, '')))
    found.push('no "!", “’” as the apostrophe, no space before %')
  return found
}

/** Matches the content of a button, and the labels of a window's buttons. */
const labels =
  /\{(?:[^{}]|\{[^{}]*\})*\}\s*<\/Button(?:Link)?>|\b(?:confirm|cancel|save|stay|keep|submit|action|stop)\w*: (?:\([^)]*\) => )?msg\([^)]*\)/g
const labelId = /(?:msg\(\s*(?:[\w.! ]+ \? )?|: )'([a-zA-Z]+\.[^']+)'/g
const lastOfPlural = /\{\w+, plural,.*?other \{((?:[^{}]|\{[^{}]*\})*)\}\}/g
const argument = / ?\(?\{[^{}]*\}%?\)?/g
const beginnings = [
  ...(/^## Buttons$(.*?)^## /ms.exec(page)?.[1] ?? '').matchAll(/`([^`]+)`/g),
].map(([, verb = '']) => verb.toLowerCase())

/** Returns a line for each button that is too long, or that begins with no verb of docs/words.md. */
export function labelProblems(locale: string, texts: SourceMessages, sources: string): string[] {
  const ids = [...sources.matchAll(labels)].flatMap(([part]) => [...part.matchAll(labelId)])
  return [...new Set(ids.map(([, id = '']) => id))].flatMap((id) => {
    const label = (texts[id] ?? '').replace(lastOfPlural, '$1').replace(argument, '').trim()
    if (label.length > 22) return [`${id}: a button of ${label.length} characters in ${locale}`]
    const said = `${label.toLowerCase()} `
    return label === '' || beginnings.some((verb) => said.startsWith(`${verb} `))
      ? []
      : [`${id}: begin with a verb of docs/words.md in ${locale}: ${label}`]
  })
}

const generated = /(^|[\\/])(generated|compiled)[\\/]|\.gen\.ts$/

/** Returns one text with every source that may contain the id of a message. */
export function readSources(): string {
  return globSync('{src,mocks,stories,.storybook}/**/*.{ts,tsx}')
    .filter((file) => !generated.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

/**
 * Returns the ids that no source contains. A template counts for all ids that fit it:
 * `order.status.${status}`, `${question}.text`.
 */
export function unusedIds(ids: readonly string[], sources: string): string[] {
  const templates = sources.matchAll(/`([a-zA-Z]+\.[A-Za-z0-9.]*)\$\{/g)
  const beginnings = [...templates].flatMap(([, beginning]) => beginning ?? [])
  const isBuilt = (id: string) => beginnings.some((beginning) => id.startsWith(beginning))
  const isNamed = (id: string) =>
    [`'${id}'`, `"${id}"`, `\`${id}\``].some((quoted) => sources.includes(quoted))
  const ends = new Set(sources.match(/(?<=`\$\{\w+\})\.[A-Za-z0-9.]+(?=`)/g))
  const isAdded = (id: string) =>
    [...ends].some((end) => id.endsWith(end) && isNamed(id.slice(0, -end.length)))
  return ids.filter((id) => !isNamed(id) && !isBuilt(id) && !isAdded(id))
}
