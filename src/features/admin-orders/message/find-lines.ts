import type { QueryClient } from '@tanstack/react-query'
import type { AdminVariantRow } from '@/api/generated/model'
import { foundVariantsQuery } from '@/features/admin-products/queries'
import { fold } from '@/lib/text'
import { vndAmountOf } from '@/lib/vnd-input'
import {
  takeTokens,
  type FoundInMessage,
  foundInMessage,
  isInList,
  unusedPhrases,
  type Token,
} from './tokens'

/**
 * A line that was read from a message. `price` is the price in the message, either for one piece or for the
 * whole line. It is null if the message has no price for this line.
 */
export type MessageLine = FoundInMessage<AdminVariantRow> & {
  quantity: number
  price: number | null
}

/** Finds the variants of the shop that match some words of a message. */
export type ShopSearch = (words: readonly string[]) => Promise<readonly AdminVariantRow[]>

/**
 * How long the result of a search is reused, in ms. The same search is needed several times, because a
 * message repeats its words.
 */
const searchMs = 60_000

/**
 * Returns the letters and accents of a word in alphabetical order. "hoà" and "hòa" have the same result,
 * because they are the same word.
 */
const spelling = (word: string) => Array.from(word.normalize('NFD')).toSorted().join('')

/**
 * Returns true if the text contains each word. For a word of three or more letters, the beginning of a word
 * in the text is enough. A word with accents must have the same accents in the text: "hỏi" does not match
 * "Hội".
 */
function hasWords(text: string, words: readonly string[]): boolean {
  const there = text.normalize('NFC').toLowerCase().split(' ')
  return words.every((word) =>
    there.some((whole) => {
      const same = word.length > 2 ? whole.slice(0, word.length) : whole
      return fold(same) === fold(word) && (word === fold(word) || spelling(same) === spelling(word))
    }),
  )
}

const nameOf = ({ name, sku }: AdminVariantRow) => `${name} ${sku}`
const optionsOf = ({ color, size }: AdminVariantRow) => `${color} ${size}`

/** Returns a function that finds the variants that match some words. A failed search finds none. */
export function shopSearchOf(client: QueryClient): ShopSearch {
  return async (words) => {
    const query = { ...foundVariantsQuery(words.join(' ')), staleTime: searchMs, retry: false }
    const answer = await client.fetchQuery(query).catch(() => null)
    const rows = answer?.data.variants ?? []
    return rows.filter((row) => hasWords(`${nameOf(row)} ${optionsOf(row)}`, words))
  }
}

/** Returns true if the words contain this colour or size. */
export const wordsContainOption = (words: readonly string[], option: string) =>
  option !== '' && ` ${fold(words.join(' '))} `.includes(` ${fold(option)} `)

/**
 * Returns the words at the start of `tokens` that name a product, and the variants that match these words.
 * Returns null if the first words name no product. Usually two words of a name are needed. One word is enough
 * if it is a product code, or a long word at the start of a line.
 */
export async function productAtStart(shop: ShopSearch, tokens: readonly Token[], isInLine = false) {
  const [first = '', second = ''] = tokens.map(({ word }) => word)
  if (!first || isInList('fillers', first)) return null
  const isAlone = /\d\D|\D\d/.test(first) || (first.length > 4 && !isInLine)
  for (const words of [second && [first, second], isAlone && [first]]) {
    const rows = words ? (await shop(words)).filter((row) => hasWords(nameOf(row), words)) : []
    if (words && rows.length > 0) return { words, rows }
  }
  return null
}

/** Returns the price that a word means, in VND: '299k' -> 299000. Returns null if the word is no price. */
export const priceOfWord = (word: string) =>
  /^\d+(?:[.,]\d+)*(?:k|tr\d*|đ|d|vn[dđ])$|^\d{1,3}(?:[.,]\d{3})*[.,]000$/.test(word)
    ? vndAmountOf(word)
    : null

const isQuantity = (word: string) => /^(?:x?[1-9]|x?1\d|[1-9]x)$/.test(word)
const quantityOf = ({ word }: Token) => Number(word.replace(/x/g, '')) || 1

/**
 * Returns the words of a phrase without filler words. The phrase is the part of `run` around `at`, up to the
 * next quantity on each side.
 */
function phraseAt(run: readonly Token[], at: number): string[] {
  const words = run.map(({ word }) => word)
  const from = words.findLastIndex((word, index) => index < at && isQuantity(word)) + 1
  const to = words.findIndex((word, index) => index > at && isQuantity(word))
  return words.slice(from, to < 0 ? undefined : to).filter((word) => !isInList('fillers', word))
}

type OpenLine = {
  words: string[]
  rows: readonly AdminVariantRow[]
  tokens: Token[]
  quantity: number | null
  price: number | null
  /** True if the line contains an unknown word, which may mean a colour or a size. */
  isUnclear: boolean
  /** True if a second quantity follows the line, so that it is not certain which quantity is meant. */
  isDoubtful: boolean
}

/** Returns only the words of a line that are in the name or the code of its product. */
const namesIn = ({ words, rows: [row] }: OpenLine) =>
  words.filter((word) => row && hasWords(nameOf(row), [word]))

/** Finds products with their colours, sizes, quantities and prices in the words that no other value uses. */
export async function findLines(shop: ShopSearch, tokens: readonly Token[]) {
  const lines: OpenLine[] = []
  let total: number | null = null
  let early: Token[] = []
  for (const run of unusedPhrases(tokens)) {
    let line: OpenLine | undefined
    let count: Token | null = null
    const isChange = run.some(({ word }) => isInList('changes', word))
    const isForAll = run.some(({ word }) => isInList('alls', word))
    const takeCount = () => {
      const own = count ? [count] : []
      count = null
      return { tokens: own, quantity: own[0] ? quantityOf(own[0]) : null }
    }
    const open = (words: string[], rows: OpenLine['rows'], own: readonly Token[]) => {
      const { tokens: before, quantity } = takeCount()
      const flags = { isUnclear: false, isDoubtful: false }
      line = { words, rows, tokens: [...before, ...own], quantity, price: null, ...flags }
      lines.push(line)
    }
    const narrow = (to: OpenLine, word: string, rows: OpenLine['rows'], own: readonly Token[]) => {
      const counted = takeCount()
      to.words = [...to.words, word]
      to.rows = rows
      to.tokens.push(...counted.tokens, ...own)
      to.quantity = counted.quantity ?? to.quantity
    }
    for (let index = 0; index < run.length; index += 1) {
      const token = run[index]
      if (!token) break
      const word = token.word.replace(/^(?:size|sz)(?=[smlx\d])/, '').replace('2xl', 'xxl')
      const before = lines.at(-1)
      const price = priceOfWord(word)
      if (price !== null) {
        if (run.some(({ word: near }) => isInList('sums', near))) total = price
        else if (
          before?.price === null &&
          !run.slice(0, index).some(({ word: near }) => isInList('cues', near))
        )
          before.price = price
        else continue
        line = undefined
        takeTokens(
          run.slice(0, index + 1).filter((own) => own === token || isInList('sums', own.word)),
        )
      } else if (isQuantity(word)) {
        const rest = run.slice(index + 1).filter((next) => !isInList('fillers', next.word))
        if (await productAtStart(shop, rest)) line = undefined
        if (line?.quantity === null) {
          line.quantity = quantityOf(token)
          line.tokens.push(token)
        } else count = token
      } else if (line && isInList('cues', word) && (await shop([...line.words, word])).length === 0)
        break
      else if (isInList('fillers', word)) line?.tokens.push(token)
      else {
        const isOpen = before !== undefined && (line !== undefined || before.rows.length > 1)
        const base = before ? (isOpen ? before.words : namesIn(before)) : []
        // A phrase continues the previous line ("size M", "đen L") only if all its words fit that line.
        const goesOn =
          line !== undefined ||
          (before && (await shop([...base, ...phraseAt(run, index)])).length > 0)
        const rows = goesOn && !isChange ? await shop([...base, word]) : []
        if (before && isOpen && rows.length > 0) {
          line = before
          narrow(line, word, rows, [token])
          if (isForAll) await narrowAll(shop, lines, word)
          continue
        }
        const start = await productAtStart(shop, run.slice(index), line !== undefined)
        const other = before && (line || isChange) ? await optionAt(shop, before, word) : null
        if (start) {
          const sized = await shop([...start.words, ...early.map(({ word: size }) => size)])
          const [words, found] = sized.length > 0 ? [early, sized] : [[], start.rows]
          open([...start.words, ...words.map(({ word: size }) => size)], found, [
            ...words,
            ...run.slice(index, index + start.words.length),
          ])
          index += start.words.length - 1
          early = []
        } else if (before && rows.length > 0) open([...base, word], rows, [token])
        else if (before && other && isChange) narrow(before, word, other.rows, [token])
        else if (other) open(other.words, other.rows, [token])
        else if (line) line.isUnclear = true
        else if (/^(?:size|sz)$/.test(run[index - 1]?.word ?? '')) early = [token]
      }
    }
    const last = lines.at(-1)
    if (!last || !count) continue
    // A phrase with only a quantity, such as "Số lượng: 2", belongs to the last line.
    const isAlone = run.every((token) => token === count || isInList('fillers', token.word))
    if (isAlone) narrow(last, '', last.rows, [])
    else if (line) last.isDoubtful = true
  }
  return { total, lines: lines.flatMap((line) => foundLine(line) ?? []) }
}

/**
 * Adds a colour or size to all earlier lines that still match several variants. A message may say so at its
 * end: "all in size M".
 */
async function narrowAll(shop: ShopSearch, lines: readonly OpenLine[], word: string) {
  for (const line of lines.slice(0, -1)) {
    const rows = line.rows.length > 1 ? await shop([...line.words, word]) : []
    if (rows.length > 0) Object.assign(line, { words: [...line.words, word], rows })
  }
}

/**
 * Returns the words and variants of a line with another colour or size. A new size keeps the colour, and a
 * new colour keeps the size. Returns null if the product does not have the colour or size.
 */
async function optionAt(shop: ShopSearch, line: OpenLine, word: string) {
  const names = namesIn(line)
  const [row] = line.rows
  const all = (await shop([...names, word])).filter((one) => hasWords(optionsOf(one), [word]))
  if (!row || all.length === 0) return null
  const isSize = all.every(({ size }) => hasWords(size, [word]))
  const kept = line.words.filter((own) => hasWords(isSize ? row.color : row.size, [own]))
  return { words: [...names, ...kept, word], rows: await shop([...names, ...kept, word]) }
}

function foundLine(line: OpenLine): MessageLine | null {
  const { words, rows, tokens, quantity, price, isUnclear, isDoubtful } = line
  // A single word of a name may mean something else, so it is not enough for a line.
  if (words.length < 2 && !/\d/.test(words[0] ?? '')) return null
  // "ngà" also finds the colour "Trăng Ngàn". A variant therefore comes first if the message contains its
  // whole colour.
  const exact = rows.filter(({ color }) => wordsContainOption(words, color))
  const fitting = (exact.length > 0 ? exact : rows).toSorted(
    (a, b) => Number(a.stock === 0) - Number(b.stock === 0),
  )
  const [first] = fitting
  const isWhole = first && hasWords(words.join(' '), [first.size.toLowerCase()])
  const isSure =
    fitting.length === 1 &&
    !isDoubtful &&
    (!isUnclear || (isWhole && words.some((word) => hasWords(first.color, [word])))) &&
    (first?.stock ?? 0) >= (quantity ?? 1)
  const finding = foundInMessage(takeTokens(tokens), fitting, isSure)
  return finding && { ...finding, quantity: quantity ?? 1, price }
}
