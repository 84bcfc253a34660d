import { isSlug as isSlugText, slugify } from '@/lib/text'

/** Fixed parts of paths of the contract where other paths have a slug. */
const reserved: ReadonlySet<string> = new Set(['by-category', 'by-ids'])

/** Without diacritics; with a number when it is reserved or taken. `otherwise` is for names without a letter. */
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

export function isSlug(text: string): boolean {
  return isSlugText(text) && !reserved.has(text)
}
