import { withoutEndings } from '@/lib/characters'
import { fold, tidyText } from '@/lib/text'
import lists from './message-words.json'

/**
 * A value in a message, with the words from which it was read. If `isSure` is false, staff choose one of the
 * options. There are at most three options.
 */
export type FoundInMessage<Value> = { words: string; options: readonly Value[]; isSure: boolean }

/** A word of the message, a phone number, or a break between two phrases, such as a comma. */
export type Token = {
  text: string
  word: string
  isBreak: boolean
  isPhone: boolean
  isUsed: boolean
}

/** The words of each list in lower case, with and without Vietnamese accents, because people write both. */
const words = Object.entries(lists).map(([list, text]) => {
  const own = text.split(' ')
  return [list, new Set([...own, ...own.map(fold)])] as const
})
const sets = new Map<string, ReadonlySet<string>>(words)

/** Returns true if a word is in a list. For a pair of words, join them with `_`: "thành_phố". */
export const isInList = (list: keyof typeof lists, word: string) =>
  sets.get(list)?.has(word) === true

/** The number of options among which staff choose, at most. */
export const maxValueOptions = 3

/** Matches one token: `P.5`, `890.000đ`, `12/3`, `ML061-2-M`, or a break such as a comma. */
const tokenShape =
  /(?<!\p{L})\p{L}{1,2}\.[\p{L}\d]+|[\p{L}\d]+(?:(?:[-–/]|(?<=\d)[.,](?=\d))[\p{L}\d]+)*:?|[\n,;.+&|()]|\p{Extended_Pictographic}| [-–/] /gu
const breakShape = /^[\n,;.+&|()]$|^ |\p{Extended_Pictographic}/u

/** Returns true for a label such as "Tên:". */
export const isLabel = (token: Token | undefined) => token?.text.endsWith(':') === true

/** Splits a message into words, phone numbers and breaks. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(tokenShape)].map(([found]) => {
    const word = found.replace(/:$/, '').toLowerCase()
    const isBreak = breakShape.test(found) || isInList('closings', word)
    return { text: found, word, isBreak, isPhone: false, isUsed: false }
  })
}

/** Returns a value with its options, or null without options. Options beyond the third are dropped. */
export function foundInMessage<Value>(
  words: string,
  options: readonly Value[],
  isSure = options.length === 1,
): FoundInMessage<Value> | null {
  return options.length > 0 ? { words, options: options.slice(0, maxValueOptions), isSure } : null
}

/** Returns the phrases in the tokens. A phrase ends at a break, such as a comma. */
export function phrasesOf(
  tokens: readonly Token[],
  isEnd = ({ isBreak }: Token) => isBreak,
): Token[][] {
  const phrases: Token[][] = [[]]
  for (const token of tokens)
    if (isEnd(token)) phrases.push([])
    else phrases.at(-1)?.push(token)
  return phrases.filter(({ length }) => length > 0)
}

/** Returns the phrases of tokens that no value uses yet. */
export const unusedPhrases = (tokens: readonly Token[]) =>
  phrasesOf(tokens, ({ isBreak, isUsed }) => isBreak || isUsed)

/** Marks tokens as used, and returns their text. */
export function takeTokens(tokens: readonly Token[]): string {
  for (const token of tokens) token.isUsed = true
  return tokenText(tokens)
}

/** Joins tokens into a text, without breaks at its start and its end. */
export function tokenText(tokens: readonly Token[]): string {
  const text = tokens.map((token) =>
    token.isBreak && !token.word.match(/\p{L}/u) ? token.text.replace('\n', ',') : ` ${token.text}`,
  )
  return withoutEndings(tidyText(text.join('')).replace(/^[,. ]+/, ''), ',. ')
}
