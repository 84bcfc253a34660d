import { fold } from '@/lib/text'

/** Returns what to search for where an address has nothing: its first words, which say what kind of thing was meant. */
export function nearestSearch(slug: string, words: number): string {
  return wordsOf(slug).slice(0, words).join(' ')
}

/** Sorts things by how many words of an address theirs, or their name, has; most first. */
export function nearestFirst<T extends { slug: string; name: string }>(
  slug: string,
  all: readonly T[],
): T[] {
  const shared = (one: T) => {
    const own = new Set([...wordsOf(one.slug), ...fold(one.name).split(' ')])
    return wordsOf(slug).filter((word) => own.has(word)).length
  }
  return all.toSorted((a, b) => shared(b) - shared(a))
}

function wordsOf(slug: string): string[] {
  return slug.split('-').filter(Boolean)
}
