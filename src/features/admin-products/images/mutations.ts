import { uploadProductImageAnswer } from '@/api/answers/admin-products.gen'
import { getUploadProductImageUrl } from '@/api/generated/admin-products/admin-products'
import type { UploadResponse } from '@/api/generated/model'
import { upload, type UploadOptions } from '@/api/upload'

/** Uploads a product image and answers its URL; the generated call can't tell how far it is. Throws `ApiError`. */
export async function uploadImage(
  { file, name }: { file: Blob; name: string },
  options: UploadOptions,
): Promise<string> {
  const form = new FormData()
  form.append('image', file, name)
  const { data } = await upload<UploadResponse>(
    getUploadProductImageUrl(),
    uploadProductImageAnswer,
    form,
    options,
  )
  return data.url
}
