import type { Banner, BannerRequest } from '@/api/generated/model'
import { banner } from '@/domain/content/description'
import { pickFields } from '@/lib/description'
import { emptyForm, filledForm, type FormValuesOf, valuesToSend } from '@/lib/kinds/described'
import { draftStoreOf, type SavedVersion } from '@/ui/editor/drafts'
import { fieldTableOf, type FieldTable } from '@/ui/editor/fields'

/** The fields of the form. The position is not among them, because staff sort the banners in the list. */
export const bannerFormDescription = pickFields(banner, [
  'image_url',
  'title_1',
  'title_1_en',
  'title_2',
  'title_2_en',
  'link',
  'focus_x',
  'focus_y',
  'text_width',
])

export type BannerFormValues = FormValuesOf<typeof bannerFormDescription, Banner>

export const bannerFields: FieldTable<BannerFormValues> = fieldTableOf(bannerFormDescription, {})

export const bannerDrafts = draftStoreOf('draft_banner', bannerFields)

/**
 * A transparent picture for the preview of a banner without a picture, because the hero always draws a
 * picture.
 */
const transparentImage =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** Returns the form's values for a saved banner, or empty values for a new banner. */
export function bannerFormOf(saved?: Banner): BannerFormValues {
  return saved ? filledForm(bannerFormDescription, saved) : emptyForm(bannerFormDescription)
}

/** Returns a saved banner as the editor needs it: its id, the values of the form, and its version. */
export function bannerForEditor(saved?: Banner): SavedVersion<BannerFormValues> {
  return { id: saved?.id ?? null, form: bannerFormOf(saved), updatedAt: saved?.updated_at ?? null }
}

/**
 * Returns the request. `updatedAt` is the version that the form began with. If it is null, the request names
 * no version.
 */
export function bannerRequest(
  form: BannerFormValues,
  updatedAt: string | null = null,
): BannerRequest {
  return {
    ...valuesToSend(bannerFormDescription, form),
    ...(updatedAt !== null && { updated_at: updatedAt }),
  }
}

/** Returns the banner as the shop will show it after a save. */
export function bannerAfterSave(form: BannerFormValues): Banner {
  return { ...bannerRequest(form), image_url: form.image_url || transparentImage, id: 1, order: 1 }
}

/** Returns the name of a banner in the back office: the first title, or the second title, or `untitled`. */
export function bannerName(
  { title_1, title_2 }: Pick<BannerFormValues, 'title_1' | 'title_2'>,
  untitled: string,
): string {
  return title_1.trim() || title_2.trim() || untitled
}
