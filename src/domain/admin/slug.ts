import { slugify } from '@/lib/text'

/** The address that a name gets by itself: "Đầm lụa" → `dam-lua`; of a name without a letter or digit nothing is left. */
export function slugOf(name: string): string {
  return slugify(name)
}

/** Whether a text may be an address: small letters without marks, digits, single hyphens between them. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}
