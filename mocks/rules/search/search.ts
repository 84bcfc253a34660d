import { fold } from '@/lib/text'
import { meanings } from './words'

/** One fact of a product, such as its colour, in both languages. */
export type Fact = {
  kind: 'name' | 'category' | 'color' | 'size' | 'material'
  text: string
  english: string
}
type Searchable = { id: number; facts: readonly Fact[] }

export type FoundIds = {
  /** The ids of the found products, best first. Equally good products keep the order of the index. */
  ids: readonly number[]
  /**
   * True when no product matches the whole search. `ids` are then the products that match the largest part of
   * the search.
   */
  isNearest: boolean
  /**
   * Returns the facts of a product that match the search, such as its colour. Words of its name are left out.
   */
  matchesOf(id: number): readonly string[]
}

/** A fact that several products have, with the positions of these products in the index. */
type Shared = Fact & { words: ReadonlySet<string>; length: number; places: number[] }
/**
 * One part of a search: the words typed for it, the facts that match it with their weights, and the positions
 * of the products whose names match it.
 */
type Ask = {
  said: readonly string[]
  facts: ReadonlyMap<Shared, number>
  names: readonly (readonly number[])[]
}
type Term = { words: readonly string[]; kind?: string | undefined; share?: number }
type Phrase = { words: readonly string[]; folded: readonly string[]; terms: readonly Term[] }

const mostNearest = 12
/** A product that matches less than this part of the search is not similar enough to be shown. */
const leastNearest = 1 / 3
const nameWeight = 1.2

/**
 * Matches the lining in the name of a material. The search ignores the lining, because a search for silk does
 * not mean a silk lining.
 */
const lining = /,[^,]*\b(?:lót|lining)\b.*/

const split = (text: string) =>
  text
    .normalize('NFC')
    .toLocaleLowerCase('vi')
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Returns the singular of an English word: "dresses" → "dress", "skirts" → "skirt". */
const singular = (word: string) =>
  word.length < 4 ? word : word.replace(/(?<=ss|sh|ch|x)es$|(?<!s)s$/, '')

const termOf = (text: string): Term => {
  const [words, kind] = text.trim().split(':').toReversed()
  return { kind, words: split(words ?? '') }
}

const phrases: readonly Phrase[] = Object.entries(meanings)
  .flatMap(([said, meant]) => {
    const terms = meant === '' ? [] : meant.split('|').map(termOf)
    return said.split(',').map((text) => {
      const words = split(text)
      return { words, folded: words.map(fold), terms }
    })
  })
  .toSorted((a, b) => b.words.length - a.words.length)

function indexOf(products: readonly Searchable[]) {
  const facts = new Map<string, Shared>()
  const words = new Set(phrases.flatMap((phrase) => [...phrase.words, ...phrase.folded]))
  const named = new Map<string, number[]>()
  const names = products.map(({ facts: own }, place) => {
    const name = new Set<string>()
    for (const fact of own) {
      if (fact.kind === 'name') wordsOf(fact).forEach((word) => name.add(word))
      else shared(fact).places.push(place)
    }
    for (const word of name) {
      const places = named.get(word)
      if (places) places.push(place)
      else named.set(word, [place])
    }
    return name
  })

  function shared(fact: Fact): Shared {
    const key = `${fact.kind}:${fact.text}`
    const known = facts.get(key)
    if (known) return known
    const made = { ...fact, words: wordsOf(fact), length: split(fact.text).length, places: [] }
    for (const word of made.words) words.add(word)
    facts.set(key, made)
    return made
  }

  for (const word of named.keys()) words.add(word)
  return { facts: [...facts.values()], words, named, names }
}

function wordsOf({ text, english }: Fact): ReadonlySet<string> {
  const own = split(text.replace(lining, ''))
  const plain = [...own, ...split(english.replace(lining, ''))].map(fold)
  return new Set([...own, ...plain, ...plain.map(singular)])
}

/**
 * Returns a search over products (Product §2.8). It finds words of both languages in any order, with or
 * without diacritics. It knows the meanings of shoppers' words (`words.ts`), ignores letters and digits that
 * an input method left over, and allows one typing error in each word.
 */
export function createSearch(products: readonly Searchable[]): (q: string) => FoundIds {
  const index = indexOf(products)
  const placeOf = new Map(products.map(({ id }, place) => [id, place]))

  /**
   * Returns the words of the index that a typed word stands for: the same word, its singular, or the word
   * without the keys of an input method, else the words that begin with it, else the words that differ by one
   * typing error.
   */
  function readingsOf(word: string): readonly string[] {
    const folded = fold(word)
    const forms = [word, folded, singular(folded), withoutMarkKeys(folded)]
    const known = forms.find((form) => index.words.has(form))
    if (known !== undefined) return [known]
    const begun = [...index.words].filter((one) => folded.length > 1 && one.startsWith(folded))
    return begun.length > 0 ? begun : slipsOf(folded)
  }

  function slipsOf(word: string): readonly string[] {
    if (word.length < 3) return []
    return [...index.words].filter((one) => one.length > 2 && isOneSlip(one, word))
  }

  function askFor(said: readonly string[], terms: readonly Term[]): Ask {
    const facts = new Map<Shared, number>()
    const names: (readonly number[])[] = []
    for (const { kind, words, share = 1 } of terms) {
      const isIn = (own: ReadonlySet<string>) => words.every((word) => own.has(word))
      for (const fact of index.facts) {
        if ((kind && fact.kind !== kind) || !isIn(fact.words)) continue
        // A fact weighs more if the typed words are a larger part of it. So "áo" finds "Áo" before "Áo
        // khoác".
        const weight = share * (1 + words.length / fact.length)
        facts.set(fact, Math.max(weight, facts.get(fact) ?? 0))
      }
      if (kind && kind !== 'name') continue
      const places = index.named.get(words[0] ?? '') ?? []
      const isNamed = (place: number) => isIn(index.names[place] ?? new Set())
      names.push(words.length === 1 ? places : places.filter(isNamed))
    }
    return { said, facts, names }
  }

  /**
   * Returns the longest known phrase that begins at a position. If two phrases differ only in diacritics, the
   * typed one wins.
   */
  function phraseAt(readings: readonly (readonly string[])[], at: number): Phrase | undefined {
    const isThere = (word: string | undefined, offset: number) =>
      word !== undefined && readings[at + offset]?.includes(word)
    const fitting = phrases.filter(({ words, folded }) =>
      words.every((word, offset) => isThere(word, offset) || isThere(folded[offset], offset)),
    )
    const length = fitting[0]?.words.length
    const isTyped = ({ words }: Phrase) => words.length === length && words.every(isThere)
    return fitting.find(isTyped) ?? fitting[0]
  }

  /**
   * Returns the meanings of the typed words. It takes the longest known phrases first, and the words between
   * them one by one.
   */
  function meant(typed: readonly string[]): readonly Ask[] {
    const readings = typed.map(readingsOf)
    const asks: Ask[] = []
    for (let at = 0; at < typed.length;) {
      const phrase = phraseAt(readings, at)
      const length = phrase?.words.length ?? 1
      const terms = phrase?.terms ?? readings[at]?.map((word) => ({ words: [word] })) ?? []
      if (!phrase || terms.length > 0)
        asks.push(askFor(typed.slice(at, at + length).map(fold), terms))
      at += length
    }
    return asks
  }

  /**
   * Takes each typed word by itself: as a word of a product, with at most one typing error, or with its usual
   * meaning. The search needs this when the usual meanings find no full match, because common words can be
   * part of a product's name.
   */
  function literal(typed: readonly string[]): readonly Ask[] {
    return typed.map((word) => {
      const folded = fold(word)
      const isSaid = (phrase: Phrase) => phrase.folded.join(' ') === folded
      return askFor(
        [folded],
        [
          ...readingsOf(word).map((one) => ({ words: [one] })),
          ...phrases.filter(isSaid).flatMap(({ terms }) => terms),
          ...[folded, ...slipsOf(folded)].map((one) => ({ words: [one], share: 0.5 })),
        ],
      )
    })
  }

  /**
   * Returns the positions of the products that match the most parts of the search, best first, and the number
   * of these parts.
   */
  function bestOf(asks: readonly Ask[]): { most: number; places: readonly number[] } {
    const counts = new Uint8Array(products.length)
    const lastAsk = new Int8Array(products.length).fill(-1)
    const scores = new Float32Array(products.length)
    let most = 0
    for (const [nth, { facts, names }] of asks.entries()) {
      const answer = (places: readonly number[], weight: number) => {
        for (const place of places) {
          scores[place] = (scores[place] ?? 0) + weight
          if (lastAsk[place] === nth) continue
          lastAsk[place] = nth
          const count = (counts[place] ?? 0) + 1
          counts[place] = count
          most = Math.max(most, count)
        }
      }
      for (const [{ places }, weight] of facts) answer(places, weight)
      for (const places of names) answer(places, nameWeight)
    }
    const places: number[] = []
    for (const [place, count] of counts.entries())
      if (most > 0 && count === most) places.push(place)
    return { most, places: places.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)) }
  }

  function matchesOf(asks: readonly Ask[], place: number): readonly string[] {
    const isNamed = (word: string) => index.names[place]?.has(word)
    const unsaid = asks.filter(({ said }) => !said.every(isNamed))
    const texts = unsaid.map(({ facts }) => {
      const own = [...facts].filter(
        ([{ text, places }]) => places.includes(place) && !split(text).every(isNamed),
      )
      return own.toSorted((a, b) => b[1] - a[1])[0]?.[0].text
    })
    return [...new Set(texts.filter((text) => text !== undefined))]
  }

  function foundAt(places: readonly number[], asks: readonly Ask[], isNearest: boolean): FoundIds {
    return {
      ids: places.flatMap((place) => products[place]?.id ?? []),
      isNearest: isNearest && places.length > 0,
      matchesOf: (id) => matchesOf(asks, placeOf.get(id) ?? -1),
    }
  }

  return (q) => {
    const typed = split(q)
    const asMeant = meant(typed)
    for (const asks of [asMeant, literal(typed)]) {
      const { most, places } = bestOf(asks)
      if (most > 0 && most === asks.length) return foundAt(places, asks, false)
    }
    const { most, places } = bestOf(asMeant)
    const isNear = most >= asMeant.length * leastNearest
    return foundAt(isNear ? places.slice(0, mostNearest) : [], asMeant, true)
  }
}

/**
 * Removes the letters and digits that an input method has left instead of diacritics. For example, Telex
 * "ddaamf" and VNI "d9a62m" both become "dam".
 */
function withoutMarkKeys(word: string): string {
  return word
    .replace(/(?<=[a-z])\d+/g, '')
    .replace(/^d(.*)d/, 'd$1')
    .replace(/([aeo])(.*)\1/, '$1$2')
    .replace(/(?<=[aou])w/g, '')
    .replace('w', 'u')
    .replace(/(?<=[aeiouy].*)[sfrxj]/g, '')
}

/**
 * Returns whether one typing error turns one word into the other: a letter is missing, added or wrong, or two
 * letters are swapped.
 */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false
  let at = 0
  while (one[at] === other[at]) at += 1
  const [a, b] = [one.slice(at), other.slice(at)]
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0])
  )
}
