import { compareVietnamese } from '@/lib/text'

/** Compares letters only, ignoring case and the marks that Vietnamese sorts after all letters. */
const letters = new Intl.Collator('vi', { numeric: true, sensitivity: 'base' })

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
  // A space sorts before every letter. The collator compares only names with the same letters.
  return a.words.length - b.words.length || compareVietnamese(a.name, b.name)
}

/** In the order of a Vietnamese dictionary, by words: collation is slow, and ten thousand names have few different ones. */
export function inNameOrder(names: Iterable<string>): string[] {
  const split = [...names].map((name) => ({ name, words: name.split(' ') }))
  const ranks = rankWords(split.flatMap(({ words }) => words))
  return split
    .map(({ name, words }) => ({ name, words: words.map((word) => ranks.get(word) ?? 0) }))
    .toSorted(byWords)
    .map(({ name }) => name)
}

const ranks = new Map<string, number>()

/** Returns a function from a name to its rank in a dictionary. Sorts only when one of the names is new. */
export function rankNames(names: readonly string[]): (name: string) => number {
  if (names.some((name) => !ranks.has(name))) {
    for (const [rank, name] of inNameOrder(new Set([...ranks.keys(), ...names])).entries())
      ranks.set(name, rank)
  }
  return (name) => ranks.get(name) ?? 0
}
