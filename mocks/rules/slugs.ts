import { isSlug as isSlugText, slugify } from '@/lib/text'

/** Fixed parts of paths of the contract where other paths have a slug. */
const reserved: ReadonlySet<string> = new Set(['by-category', 'by-ids'])

/**
 * Returns a slug for a name, without diacritics. Adds a number when it is reserved or taken.
 * @param otherwise for names without a letter or digit
 */
export function freeSlug(
  name: string,
  isTaken: (slug: string) => boolean,
  otherwise: string,
): string {
  const base = slugify(name) || otherwise
  const isFree = (slug: string) => !reserved.has(slug) && !isTaken(slug)
  let slug = base
  for (let number = 2; !isFree(slug); number += 1) slug = `${base}-${number}`
  return slug
}

/** True for a slug that staff may choose: well formed and not reserved. */
export function isSlug(text: string): boolean {
  return isSlugText(text) && !reserved.has(text)
}
