import type { AdminVariant, ImageNote } from '@/api/generated/model'
import { tidyText } from '@/lib/text'

/** The longest text for a picture (contract). */
export const altMax = 255

/** Returns what is known of a picture. */
export function noteOf(notes: readonly ImageNote[], url: string): ImageNote {
  return notes.find((note) => note.url === url) ?? { url, alt: '', color: '' }
}

/** Writes a text or a colour for pictures. */
export function withNotes(
  notes: readonly ImageNote[],
  urls: readonly string[],
  change: Partial<Pick<ImageNote, 'alt' | 'color'>>,
): ImageNote[] {
  const changed = new Set(urls)
  const others = notes.filter(({ url }) => !changed.has(url))
  return [...others, ...urls.map((url) => ({ ...noteOf(notes, url), ...change }))]
}

type Pictured = { images: readonly string[]; image_notes: readonly ImageNote[] }

/** Returns the notes to save: of pictures that the product still has, in their order, without those that say nothing. */
export function savedNotes({ images, image_notes }: Pictured): ImageNote[] {
  return images
    .map((url) => ({ ...noteOf(image_notes, url), alt: tidyText(noteOf(image_notes, url).alt) }))
    .filter(({ alt, color }) => alt !== '' || color !== '')
}

/** Gives each variant the first picture of its colour; of a colour without pictures it stays as it is. */
export function picturedVariants(
  variants: readonly AdminVariant[],
  { images, image_notes }: Pictured,
): AdminVariant[] {
  const byColor = new Map<string, string>()
  for (const url of images.toReversed()) {
    const { color } = noteOf(image_notes, url)
    if (color !== '') byColor.set(color, url)
  }
  return variants.map((variant) => {
    const image_url = byColor.get(variant.color)
    return image_url === undefined ? variant : { ...variant, image_url }
  })
}
