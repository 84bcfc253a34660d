import type { QueryClient } from '@tanstack/react-query'
import { isCascadeComplete, skipsDistricts } from '@/domain/address/cascade'
import { findPlaceAtEnd } from '@/domain/address/text'
import { type AddressParts, parseAddressText } from '@/features/addresses/parse-address'
import { addressSearchQuery, provincesQuery } from '@/features/addresses/queries'
import { productAtStart, type ShopSearch } from './find-lines'
import {
  takeTokens,
  type FoundInMessage,
  foundInMessage,
  isInList,
  isLabel,
  maxValueOptions,
  phrasesOf,
  tokenText,
  type Token,
} from './tokens'

/** The most words in the name of a province, including its kind ("Tỉnh", "Thành phố"). */
const provinceWords = 5

/** The most words of an address without a province. */
const longestAddress = 24

const isFree = ({ isBreak, isUsed }: Token) => !isBreak && !isUsed

/**
 * Finds the address in a message. An address with a province ends or begins with this province. An address
 * without a province begins with a house number, and the host's search must find its ward. Returns null if
 * there is no address.
 */
export async function findAddress(client: QueryClient, shop: ShopSearch, tokens: readonly Token[]) {
  const { data: known } = await client.ensureQueryData(provincesQuery).catch(() => ({ data: [] }))
  const starts = await startsIn(shop, tokens)
  let other: (() => FoundInMessage<AddressParts> | null) | undefined
  for (let end = tokens.length; end > 0; end -= 1)
    for (let from = Math.max(0, end - provinceWords); from < end; from += 1) {
      const own = tokens.slice(from, end)
      if (!own.every(isFree) || !findPlaceAtEnd(tokenText(own), 'province', known)) continue
      const start = addressStart(tokens, starts, from)
      const after = tokens.findIndex(({ isUsed, text }, at) => at > end && (isUsed || text === '.'))
      const spans = [
        [tokens.slice(start, end)],
        // The province may come first: "Hà Nội, Cầu Giấy, Dịch Vọng, 165 Xuân Thủy".
        phrasesOf(tokens.slice(from, after < 0 ? undefined : after)).toReversed(),
      ]
      for (const span of spans) {
        const options = await addressesIn(client, span.map(tokenText).join(', '))
        const take = () => takeAddress(tokens, span.flat(), options)
        if (options.some(({ region }) => region.district ?? region.ward)) return take()
        // "Sài Gòn" may also be part of a product's name. An address with a district or ward is therefore
        // preferred, and this one is used only if there is no other.
        other ??= take
      }
      break
    }
  for (const start of starts) {
    const stop = tokens.findIndex(({ isUsed, text }, at) => at > start && (isUsed || text === '\n'))
    const last = Math.min(stop < 0 ? tokens.length : stop, start + longestAddress)
    for (let end = last; end > start + 2; end -= 1) {
      if (tokens.slice(end, end + 1).some(isFree)) continue
      const options = await addressesIn(client, tokenText(tokens.slice(start, end)))
      if (options.some(({ region, street }) => region.ward && street))
        return takeAddress(tokens, tokens.slice(start, end), options)
    }
  }
  return other?.() ?? null
}

const isAt = (list: Parameters<typeof isInList>[0], tokens: readonly Token[], at: number) => {
  const [word = '', next = ''] = tokens.slice(at, at + 2).map((token) => token.word)
  return isInList(list, word) || isInList(list, `${word}_${next}`)
}

/** Matches a house number, such as `12`, `12/3A` and `K5/12`, or a flat, such as `P1205` and `CT2A`. */
const houseNumber = /^(?:[kh]|ct|p(?=\d{3}))?\d+(?![mhgk]\b|kg|cm)\p{L}?(?:[-/]\d*\p{L}?)*$/u

function isHouseNumber(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.word ?? ''
  const isFollowed = /^\p{L}{2}/u.test(next) && !isInList('fillers', next)
  const before = tokens[at - 1]?.word ?? ''
  // The number in a name is not a house number, for example in the street "Cách Mạng Tháng 8".
  const isUnit = isInList('places', before) || /^th[áa]ng$/.test(before)
  return (
    houseNumber.test(tokens[at]?.word ?? '') &&
    (isInList('houses', before) || (!isUnit && isFollowed))
  )
}

/** Returns the indexes of the tokens with which an address, or a part of an address, may begin. */
async function startsIn(shop: ShopSearch, tokens: readonly Token[]): Promise<number[]> {
  const starts: number[] = []
  for (const [at, token] of tokens.entries()) {
    const isNumber = isHouseNumber(tokens, at)
    const isPlace = isAt('houses', tokens, at) || isAt('places', tokens, at)
    const isProduct = isNumber && (await productAtStart(shop, tokens.slice(at + 1), true))
    if (isFree(token) && !isLabel(token) && (isPlace || isNumber) && !isProduct) starts.push(at)
  }
  return starts
}

/** Returns the index of the first token of an address. `end` is the index of its province. */
function addressStart(tokens: readonly Token[], starts: readonly number[], end: number): number {
  const stop = tokens.findLastIndex(({ isUsed }, at) => at < end && isUsed) + 1
  const phraseStart = (at: number) =>
    Math.max(stop, tokens.findLastIndex(({ isBreak }, index) => index < at && isBreak) + 1)
  let start = end
  let hasHouse = false
  for (let to = end; to > stop;) {
    const from = phraseStart(to)
    const label = tokens.findLastIndex((_, at) => at < to && isAddressLabel(tokens[at]))
    const within = starts.find((at) => at >= Math.max(from, label) && at < to)
    if (within === undefined && hasHouse) break
    if (within !== undefined) {
      start = within
      hasHouse ||= tokens.slice(within, to).some((_, at) => isHouseNumber(tokens, within + at))
      if (afterLabels(tokens, from) < within) break
    }
    to = from - 1
  }
  // Without a house number or a word such as "đường", the address begins with the phrase before the province.
  return start < end ? start : Math.max(stop, phraseStart(phraseStart(end) - 1))
}

const isAddressLabel = (token: Token | undefined) =>
  isLabel(token) || isInList('addressLabels', token?.word ?? '')

const afterLabels = (tokens: readonly Token[], at: number): number =>
  isAddressLabel(tokens[at]) ? afterLabels(tokens, at + 1) : at

/**
 * Returns the addresses that a text may mean. The host's search adds a missing ward, and replaces wards and
 * districts from before July 2025. If the search finds no ward, it runs again with spaces instead of commas,
 * because customers often put commas in wrong places.
 */
async function addressesIn(client: QueryClient, text: string): Promise<AddressParts[]> {
  const read = await parseAddressText(client, text)
  const isWhole = isCascadeComplete(read.region)
  if (isWhole && !skipsDistricts(read.region)) return [read]
  const { district } = read.region
  let found: AddressParts[] | undefined
  for (const written of [text, text.replace(/[,;\n]/g, ' ')]) {
    const { data } = await client
      .ensureQueryData(addressSearchQuery(written))
      .catch(() => ({ data: [] }))
    const options = await Promise.all(
      data
        .filter(({ was, type }) => type !== 'province' && (!isWhole || was !== ''))
        .slice(0, maxValueOptions + 1)
        .map(async ({ street, full_name }) => ({
          street,
          region: (await parseAddressText(client, full_name)).region,
        })),
    )
    const fitting = options.filter(({ region }) => !district || region.district?.id === district.id)
    if (fitting.length === 0 || fitting.length > maxValueOptions) continue
    if (fitting.some(({ region }) => region.ward)) return fitting
    found ??= fitting
  }
  return found ?? [read]
}

function takeAddress(tokens: readonly Token[], own: Token[], options: readonly AddressParts[]) {
  const start = own[0] ? tokens.indexOf(own[0]) : 0
  let label = start
  while (isInList('addressLabels', tokens[label - 1]?.word ?? '')) label -= 1
  takeTokens(tokens.slice(label, start))
  return foundInMessage(takeTokens(own), options)
}
