/** Images that the back office takes. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp'

/** The most bytes of an image: 5 MB. */
export const imageMaxBytes = 5 * 1024 * 1024

function startsWith(bytes: Uint8Array, wanted: readonly number[], from = 0): boolean {
  return wanted.every((byte, index) => bytes[from + index] === byte)
}

/** What an image is by its first bytes, whatever its name says; null for anything else. */
function imageTypeOf(bytes: Uint8Array): ImageType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  const isRiff = startsWith(bytes, [0x52, 0x49, 0x46, 0x46])
  return isRiff && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8) ? 'image/webp' : null
}

/** The type of an image that may be kept, or why it may not. */
export function checkImage(bytes: Uint8Array): ImageType | 'tooLarge' | 'wrongType' {
  if (bytes.length > imageMaxBytes) return 'tooLarge'
  return imageTypeOf(bytes) ?? 'wrongType'
}
