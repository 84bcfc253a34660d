/** Product §9, §10.4: what a product may have as images. */
export const imageRules = { maxCount: 9, maxBytes: 5 * 1024 * 1024, headBytes: 12 } as const

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp'
/** Why a file is not taken. */
export type ImageProblem = 'empty' | 'tooLarge' | 'wrongType'
type Size = { width: number; height: number }

/** What an image is by its first bytes, whatever its name says; null for anything else. */
export function imageTypeOf(head: Uint8Array): ImageType | null {
  if (has(head, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (has(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  const isRiff = has(head, [0x52, 0x49, 0x46, 0x46])
  return isRiff && has(head, [0x57, 0x45, 0x42, 0x50], 8) ? 'image/webp' : null
}

function has(head: Uint8Array, wanted: readonly number[], from = 0): boolean {
  return wanted.every((byte, index) => head[from + index] === byte)
}

/** Why a file of so many bytes that begins with `head` is no image for a product; null where it is one. */
export function imageProblem(bytes: number, head: Uint8Array): ImageProblem | null {
  if (bytes === 0) return 'empty'
  // Said before its size: a smaller film would not be taken either.
  if (!imageTypeOf(head)) return 'wrongType'
  return bytes > imageRules.maxBytes ? 'tooLarge' : null
}

/** The same for a file at hand, whose first bytes are read. Rejects where it can not be read. */
export async function fileProblem(file: Blob): Promise<ImageProblem | null> {
  const head = await file.slice(0, imageRules.headBytes).arrayBuffer()
  return imageProblem(file.size, new Uint8Array(head))
}

/** Product §9: whether it is 1:1; a line of pixels more is no reason to ask for a crop. */
export function isSquare({ width, height }: Size): boolean {
  return Math.abs(width - height) <= 1
}

/**
 * The images with one more, whose upload is done. Those that were picked later (`later`) may have arrived before it:
 * it goes in front of them, so that the order is that of the picking.
 */
export function withUploaded(
  images: readonly string[],
  url: string,
  later: ReadonlySet<string>,
): string[] {
  let place = images.length
  while (place > 0 && later.has(images[place - 1] ?? '')) place -= 1
  return images.toSpliced(place, 0, url)
}

/** The images with one put back where it was; at the end where there are fewer by now. */
export function withRestored(images: readonly string[], url: string, place: number): string[] {
  return images.toSpliced(Math.min(place, images.length), 0, url)
}
