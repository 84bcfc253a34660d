import { uploadProductImageAnswer } from '@/api/answers/admin-products.gen'
import { errorTable, forbidden, joinedFieldErrors, serverText } from '@/api/errors'
import { getUploadProductImageUrl } from '@/api/generated/admin-products/admin-products'
import type { UploadResponse } from '@/api/generated/model'
import { upload, type UploadOptions } from '@/api/upload'
import type { MessageId } from '@/i18n/message-id.gen'

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

/** What the tile of an image says that could not be uploaded. A proxy in front of the server may refuse in HTML. */
export const uploadErrors = errorTable<MessageId>({
  401: 'adminImages.error.session',
  403: forbidden,
  413: (error) => serverText(error) ?? { id: 'adminImages.serverTooLarge' },
  415: (error) => serverText(error) ?? { id: 'adminImages.serverWrongType' },
  422: joinedFieldErrors,
  timeout: 'common.error.timeout',
  offline: 'common.error.offline',
  otherwise: serverText,
  fallback: 'adminImages.error.failed',
})
