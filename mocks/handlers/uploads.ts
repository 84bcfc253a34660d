import { imageRules, type ImageType, imageTypeOf } from '@/domain/content/image-file'
import { refusal } from './answers'

type UploadOperation =
  | 'uploadBannerImage'
  | 'uploadSectionImage'
  | 'uploadProductImage'
  | 'uploadReturnPhoto'

/** Returns an image as a data URL. With data URLs the mock server has no files to store. */
function dataUrl(bytes: Uint8Array, type: ImageType): string {
  let text = ''
  // The bytes are converted in chunks, because a function can't take five million arguments.
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000))
  }
  return `data:${type};base64,${btoa(text)}`
}

/**
 * Returns the picture in a form as a data URL, the name of a problem, or null when the form has no picture.
 */
async function pictureOf(
  form: FormData,
): Promise<{ url: string } | 'tooLarge' | 'wrongType' | null> {
  const file = form.get('image')
  if (!(file instanceof File) || file.size === 0) return null
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes.length > imageRules.maxBytes) return 'tooLarge'
  const type = imageTypeOf(bytes)
  return type ? { url: dataUrl(bytes, type) } : 'wrongType'
}

/** Returns a text of a form, or undefined when it is absent or empty. */
export function formTextIn(form: FormData, name: string): string | undefined {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

export async function uploadImage(operation: UploadOperation, body: FormData): Promise<string> {
  const picture = await pictureOf(body)
  if (!picture) throw refusal(operation, 'invalid', { image: ['Vui lòng chọn ảnh'] })
  if (typeof picture === 'string') throw refusal(operation, picture)
  return picture.url
}

export async function imageOfForm(
  operation: 'createBanner' | 'updateBannerWithFile' | 'createCategory' | 'updateCategory',
  body: FormData,
): Promise<string | null> {
  const picture = await pictureOf(body)
  if (typeof picture !== 'string') return picture?.url ?? null
  const { message } = refusal('uploadBannerImage', picture)
  throw refusal(operation, 'invalid', { image: [message] })
}
