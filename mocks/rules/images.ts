import { imageRules, type ImageType, imageTypeOf } from '@/domain/admin/image-file'

/** The type of an image that may be kept, or why it may not. */
export function checkImage(bytes: Uint8Array): ImageType | 'tooLarge' | 'wrongType' {
  if (bytes.length > imageRules.maxBytes) return 'tooLarge'
  return imageTypeOf(bytes) ?? 'wrongType'
}
