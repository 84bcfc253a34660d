import { globSync, readFileSync } from 'node:fs'
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { compileMessage } from './compile.ts'
import type { SourceMessages } from './source.ts'

/** One area in all languages: `locale → id → text`. */
export type AreaTexts = ReadonlyMap<string, SourceMessages>

/**
 * Returns one line for each problem of an area: prefix of an id, missing or empty text, spelling, ICU syntax,
 * arguments.
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
    else problems.push(...collectShape(id, locale, text, shapes), ...spelled(id, locale, text))
  }
  if (new Set(shapes.values()).size > 1) {
    const listed = [...shapes].map(([locale, shape]) => `${locale} has ${shape || 'none'}`)
    problems.push(`${id}: arguments differ, ${listed.join(', ')}`)
  }
  return problems
}

function spelled(id: string, locale: string, text: string): string[] {
  return otherSpellings(locale, text).map((instead) => `${id}: in ${locale} write ${instead}`)
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

/** What the house writes otherwise, by language: a pattern and what to write instead. */
const houseSpelling: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  vi: [
    // The tone mark stands on the first of the vowels oa, oe and uy: "xóa", "hủy"; "quý" keeps it on the y.
    [
      /(?<!q)(o[àáảãạèéẻẽẹ]|u[ỳýỷỹỵ])(?!\p{L})/iu,
      'the tone mark on the first vowel, as in xóa and hủy',
    ],
    [/kích cỡ|kích thước/iu, 'size'],
  ],
  en: [[/\be-mail/i, 'email']],
}

/** Returns what a text should say instead, one entry for each spelling that is not the house's. */
export function otherSpellings(locale: string, text: string): string[] {
  const rules = houseSpelling[locale] ?? []
  return rules
    .filter(([pattern]) => pattern.test(text.normalize('NFC')))
    .map(([, instead]) => instead)
}

const generated = /(^|[\\/])(generated|compiled)[\\/]|\.gen\.ts$/

/** Reads every source that may name a message, as one text. */
export function readSources(): string {
  return globSync('{src,mocks,stories,.storybook}/**/*.{ts,tsx}')
    .filter((file) => !generated.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

/**
 * Returns the ids that no source names. Templates name all that fit: `order.status.${status}`,
 * `${question}.text`.
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
