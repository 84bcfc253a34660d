import { ApiError, errorTable, type FieldErrors, pressErrorTable, staffErrors } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

/** In the place of banners that could not be read. */
export const bannerReadErrors = errorTable<MessageId>({
  ...staffErrors,
  fallback: 'adminBanners.error.list',
})

/** Product §8: a banner that could not be added or changed. */
export const bannerSaveErrors = errorTable<MessageId>({
  ...staffErrors,
  409: 'admin.error.conflict',
  fallback: 'adminBanners.error.save',
})

/** A banner that could not be deleted. */
export const bannerDeleteErrors = pressErrorTable<MessageId>({
  ...staffErrors,
  fallback: 'adminBanners.error.delete',
})

/** An order that was not taken: what is there now is asked for again. */
export const bannerOrderErrors = pressErrorTable<MessageId>({
  ...staffErrors,
  422: 'adminBanners.error.order',
  fallback: 'adminBanners.error.order',
})

/** What the server says about single fields. */
export function bannerFieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError) || error.status !== 422) return {}
  const { image, ...fields } = error.fieldErrors
  return image ? { ...fields, image_url: image } : fields
}
