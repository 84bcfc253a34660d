import type { Banner, BannerRequest } from '@/api/generated/model'
import { banner } from '@/domain/content/description'
import { picked } from '@/lib/description'
import { emptyForm, filledForm, type FormOf, sentForm } from '@/lib/kinds/described'
import { draftStore, type Saved } from '@/ui/editor/drafts'
import { describedFields, type FieldTable } from '@/ui/editor/fields'

/** What the form sets; the order of the banners is set in their list. */
export const described = picked(banner, [
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

export type BannerForm = FormOf<typeof described, Banner>

export const bannerFields: FieldTable<BannerForm> = describedFields(described, {})

export const bannerDrafts = draftStore('draft_banner', bannerFields)

/** A picture in which nothing is seen: the hero always draws one. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** A banner's form; an empty one for a new banner. */
export function bannerForm(saved?: Banner): BannerForm {
  return saved ? filledForm(described, saved) : emptyForm(described)
}

/** The version of a banner that its form begins with. */
export function savedBanner(saved?: Banner): Saved<BannerForm> {
  return { id: saved?.id ?? null, form: bannerForm(saved), updatedAt: saved?.updated_at ?? null }
}

/** What to send; with the version that was edited. */
export function bannerRequest(form: BannerForm, updatedAt: string | null = null): BannerRequest {
  return { ...sentForm(described, form), ...(updatedAt !== null && { updated_at: updatedAt }) }
}

/** The banner as the shop would show it, were it saved now. */
export function bannerPreview(form: BannerForm): Banner {
  return { ...bannerRequest(form), image_url: form.image_url || nothing, id: 1, order: 1 }
}

/** What the back office calls a banner. */
export function bannerName(
  { title_1, title_2 }: Pick<BannerForm, 'title_1' | 'title_2'>,
  untitled: string,
): string {
  return title_1.trim() || title_2.trim() || untitled
}
