import type { QueryClient } from '@tanstack/react-query'
import type { AddressParts } from '@/features/addresses/parse-address'
import { entryOf } from '@/lib/json'
import { phonesIn } from '@/lib/kinds/phone'
import { decodeTelex } from '@/lib/telex'
import { tidyText } from '@/lib/text'
import { findAddress } from './find-address'
import {
  findLines,
  type MessageLine,
  wordsContainOption,
  priceOfWord,
  type ShopSearch,
  shopSearchOf,
} from './find-lines'
import {
  takeTokens,
  type FoundInMessage,
  foundInMessage,
  isInList,
  isLabel,
  unusedPhrases,
  tokenText,
  type Token,
  tokensOf,
} from './tokens'

/** The order that was read from the message of one person. */
export type MessageOrder = {
  text: string
  name: FoundInMessage<string> | null
  phone: FoundInMessage<string> | null
  address: FoundInMessage<AddressParts> | null
  lines: readonly MessageLine[]
  note: string
  /** The price in the message for the whole order, in VND. It is null without such a price. */
  total: number | null
  /** The words from which no value was read. */
  unused: readonly string[]
}

/** The letters of sizes by the way people say them, for example "size em" for M. */
const letters = { mờ: 'm', em: 'm', lờ: 'l', eo: 'l', sờ: 's', ét: 's' }

/** Reads copied messages. Returns one order for each person (Product §10.13.10). */
export async function parseMessages(client: QueryClient, text: string): Promise<MessageOrder[]> {
  const tidy = decodeTelex(text.split('\n').map(tidyText).join('\n').trim())
    .replace(/^\d{1,2}[/.)] /gm, '')
    .replace(/(\d{3})[-–](?=\s?\p{L})/gu, '$1, ')
    .replace(/(\d{9})(?=\p{L})/gu, '$1 ')
    .replace(/(\p{L})(?=0\d{9})/gu, '$1 ')
    // Puts a space between a quantity and a size or unit ("1M" -> "1 M"). Then replaces spoken sizes by
    // letters ("size mờ" -> "size m").
    .replace(/(?<![\p{L}\d./])([1-9])(?=(?:[smlc]|cái)(?![\p{L}\d]))/giu, '$1 ')
    .replace(/(?<=(?:size|sz|cỡ) )\p{L}+/giu, (letter) => entryOf(letters, letter) ?? letter)
  const orders: MessageOrder[] = []
  for (const part of peopleIn(tidy)) orders.push(await readPerson(client, part))
  return orders
}

const hasPhone = (text: string) => phonesIn(text).length > 0

/**
 * Splits a text into one text for each person. If each paragraph has a phone number, the paragraphs are
 * split. Otherwise the text is split at the lines with a phone number. A line with only a name belongs to the
 * phone number below it.
 */
function peopleIn(text: string): string[] {
  const parts = text.split(/\n\s*\n/)
  if (parts.length > 1 && parts.every(hasPhone)) return parts.flatMap(peopleIn)
  const lines = text.split('\n').filter(Boolean)
  const numbered = lines.flatMap((line, index) => (hasPhone(line) ? [index] : []))
  if (numbered.length < 2) return lines.length > 0 ? [lines.join('\n')] : []
  const isAtEnd = numbered[0] !== 0 && numbered.at(-1) === lines.length - 1
  const starts = numbered.map((line, nth) => {
    if (nth === 0) return 0
    const isName = /^[\p{L} ]+$/u.test(lines[line - 1] ?? '') && numbered[0] === 1
    return isAtEnd && !isName ? (numbered[nth - 1] ?? 0) + 1 : line - Number(isName)
  })
  return starts.map((start, nth) => lines.slice(start, starts[nth + 1]).join('\n'))
}

async function readPerson(client: QueryClient, text: string): Promise<MessageOrder> {
  const tokens: Token[] = []
  const phones = phonesIn(text)
  let from = 0
  for (const { at, words } of [...phones, { at: text.length, words: '' }]) {
    tokens.push(...tokensOf(text.slice(from, at)))
    tokens.push({ text: words, word: '', isBreak: false, isPhone: true, isUsed: true })
    from = at + words.length
  }
  tokens.pop()
  const shop = shopSearchOf(client)
  const address = await findAddress(client, shop, tokens)
  const strict = await findName(shop, tokens)
  const { lines, total } = await findLines(shop, tokens)
  const name = strict ?? (await findName(shop, tokens, true))
  const notes = unusedPhrases(tokens).flatMap((run) => {
    const cue = run.findIndex(({ word }) => isInList('cues', word) || /^\d{1,2}[hg]\d*$/.test(word))
    const says =
      run
        .slice(cue + 1)
        .some(({ word }) => !isInList('fillers', word) && !isInList('nameFillers', word)) &&
      !isLabel(run.at(-1))
    const isNote = cue >= 0 && says && !run.some(({ word }) => priceOfWord(word))
    return isNote ? [takeTokens(run.slice(cue))] : []
  })
  const numbers = [...new Set(phones.map(({ phone }) => phone))]
  return {
    text,
    name,
    phone: foundInMessage(phones.map(({ words }) => words).join(' / '), numbers),
    address,
    lines,
    note: notes.join(', '),
    total,
    unused: unusedPhrases(tokens).map(tokenText),
  }
}

const isCapital = ({ text }: Token) => /^\p{Lu}/u.test(text)

/**
 * Finds the name of the person: beside the phone number, after a label, or by a common family name. Returns
 * null if there is no name. `isLast` is true after the products were found. Only then may the name contain
 * words of a product name, because the words of the ordered products are already used.
 */
async function findName(
  shop: ShopSearch,
  tokens: readonly Token[],
  isLast = false,
): Promise<FoundInMessage<string> | null> {
  const found: { own: Token[]; rank: number; isSure: boolean }[] = []
  for (const run of unusedPhrases(tokens)) {
    const label = run.findLastIndex(isLabel)
    const from = run.findIndex(({ word }, at) => at > label && !isInList('nameFillers', word))
    const to = run.findLastIndex(({ word }) => !isInList('contacts', word)) + 1
    const own = from < 0 ? [] : run.slice(from, to)
    const [first] = own
    const words = own.map(({ word }) => word)
    // "Dung" is a name. In lower case, "dung" may be "đừng" (do not) without accents.
    const isNoName = (token: Token) =>
      /\d/.test(token.word) || (isInList('cues', token.word) && !isCapital(token))
    if (!first || own.length > 5 || own.some(isNoName)) continue
    const rows = isLast ? [] : await shop(words)
    if (
      rows.some(
        ({ color, size }) => wordsContainOption(words, color) || wordsContainOption(words, size),
      )
    )
      continue
    const at = tokens.indexOf(first)
    const isOther = (token: Token) =>
      !token.isBreak && !run.includes(token) && !isInList('nameFillers', token.word)
    const isBeside =
      tokens.slice(at).find(isOther)?.isPhone === true ||
      tokens.slice(0, at).findLast(isOther)?.isPhone === true
    const isLabelled = run.slice(0, from).some(({ word }) => isInList('nameLabels', word))
    const isFamily = isInList('familyNames', first.word) && own.length > 1
    const isPlain = own.every(isCapital)
    const isProduct = own.length > 1 && rows.length > 0
    const rank = isLabelled ? 4 : Number(isBeside) * 2 + Number(isFamily)
    if (isLabelled || isBeside || isFamily)
      found.push({ own, rank, isSure: rank > 2 || (isBeside && isPlain && !isProduct) })
  }
  const best = Math.max(...found.map(({ rank }) => rank))
  const names = found.filter(({ rank }) => rank === best)
  const options = names.map(({ own }) => takeTokens(own))
  return foundInMessage(
    options.join(' / '),
    options,
    names.length === 1 && names[0]?.isSure === true,
  )
}
