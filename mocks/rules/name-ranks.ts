import { vietnameseCollator } from '@/lib/text'

/** Letters only: marks that Vietnamese puts behind all letters, and case, do not count. */
const letters = new Intl.Collator('vi', { numeric: true, sensitivity: 'base' })

/** The places of words in a dictionary; words of the same letters share one. */
function rankWords(words: Iterable<string>): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>()
  let rank = 0
  let before: string | undefined
  for (const word of [...new Set(words)].toSorted(letters.compare)) {
    if (before !== undefined && letters.compare(before, word) !== 0) rank += 1
    ranks.set(word, rank)
    before = word
  }
  return ranks
}

type Ranked = { name: string; words: readonly number[] }

function byWords(a: Ranked, b: Ranked): number {
  const shared = Math.min(a.words.length, b.words.length)
  for (let at = 0; at < shared; at += 1) {
    const order = (a.words[at] ?? 0) - (b.words[at] ?? 0)
    if (order !== 0) return order
  }
  // A space comes before every letter. Only names of the same letters are left to the collator.
  return a.words.length - b.words.length || vietnameseCollator.compare(a.name, b.name)
}

/** Names in the order of a Vietnamese dictionary. Collation is dear, and ten thousand names have a few hundred words. */
export function inNameOrder(names: Iterable<string>): string[] {
  const split = [...names].map((name) => ({ name, words: name.split(' ') }))
  const ranks = rankWords(split.flatMap(({ words }) => words))
  return split
    .map(({ name, words }) => ({ name, words: words.map((word) => ranks.get(word) ?? 0) }))
    .toSorted(byWords)
    .map(({ name }) => name)
}

const ranks = new Map<string, number>()

/** The places of names in a dictionary: put in order once, and again where one of them is new. */
export function rankNames(names: readonly string[]): (name: string) => number {
  if (names.some((name) => !ranks.has(name))) {
    for (const [rank, name] of inNameOrder(new Set([...ranks.keys(), ...names])).entries())
      ranks.set(name, rank)
  }
  return (name) => ranks.get(name) ?? 0
}
