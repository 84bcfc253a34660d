import { hasTooManyPixels } from '@/lib/picture-file'

const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/**
 * The limits for images of products (Product §9, §10.4). The first `headBytes` bytes of a file show its type.
 */
export const imageRules = {
  maxCount: 9,
  maxBytes: 5 * 1024 * 1024,
  headBytes: 12,
  types: imageTypes,
} as const

export type ImageType = (typeof imageTypes)[number]

/** The allowed image types in the format of the `accept` attribute. */
export const acceptedTypes = imageTypes.join(',')

/** The reason why an image file is refused. */
export type ImageProblem = 'empty' | 'tooLarge' | 'tooWide' | 'wrongType'
type Size = { width: number; height: number }

/**
 * Returns the image type that the first bytes of a file show. Returns null for all other files, whatever
 * their names are.
 */
export function imageTypeOf(head: Uint8Array): ImageType | null {
  if (has(head, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (has(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  const isRiff = has(head, [0x52, 0x49, 0x46, 0x46])
  return isRiff && has(head, [0x57, 0x45, 0x42, 0x50], 8) ? 'image/webp' : null
}

/** Returns true for an iPhone photo in the HEIC format, which many browsers cannot show. */
export function isHeic(head: Uint8Array): boolean {
  return ['heic', 'heix', 'hevc', 'heif', 'mif1', 'msf1'].some((brand) =>
    has(
      head,
      Array.from(`ftyp${brand}`, (letter) => letter.charCodeAt(0)),
      4,
    ),
  )
}

function has(head: Uint8Array, wanted: readonly number[], from = 0): boolean {
  return wanted.every((byte, index) => head[from + index] === byte)
}

/**
 * Returns the reason why a file of this size must be refused, or null if it is fine. `head` contains the
 * first bytes of the file.
 */
export function imageProblem(bytes: number, head: Uint8Array): ImageProblem | null {
  if (bytes === 0) return 'empty'
  // The type is checked before the size. A large video would otherwise be refused for its size, and a smaller
  // video would not help.
  if (!imageTypeOf(head)) return 'wrongType'
  return bytes > imageRules.maxBytes ? 'tooLarge' : null
}

/**
 * Returns the reason why a file must be refused, or null if it is fine. Unlike `imageProblem`, the function
 * also checks the number of pixels. Rejects if the file cannot be read.
 */
export async function imageFileProblem(file: Blob): Promise<ImageProblem | null> {
  const head = await file.slice(0, imageRules.headBytes).arrayBuffer()
  const problem = imageProblem(file.size, new Uint8Array(head))
  return problem ?? ((await hasTooManyPixels(file)) ? 'tooWide' : null)
}

/** Returns true for a square image (Product §9). A difference of one pixel does not matter. */
export function isSquareImage({ width, height }: Size): boolean {
  return Math.abs(width - height) <= 1
}

/**
 * Adds an uploaded image, so that the images stay in the order in which they were picked. Images in `later`
 * were picked after this image but finished their upload earlier, so this image goes before them.
 */
export function withImageUploaded(
  images: readonly string[],
  url: string,
  later: ReadonlySet<string>,
): string[] {
  let index = images.length
  while (index > 0 && later.has(images[index - 1] ?? '')) index -= 1
  return images.toSpliced(index, 0, url)
}

/** Puts a removed image back at its index. If the list has become shorter, the image goes to the end. */
export function withImageRestored(images: readonly string[], url: string, index: number): string[] {
  return images.toSpliced(Math.min(index, images.length), 0, url)
}
