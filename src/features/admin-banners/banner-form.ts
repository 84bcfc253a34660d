import type { Banner, BannerRequest } from '@/api/generated/model'
import { string } from 'valibot'
import { localStore } from '@/lib/storage'
import { draftStore, type Saved } from '@/ui/editor/drafts'
import { type FieldTable, isSameTrimmed, pictureName } from '@/ui/editor/fields'

/** What can be edited of a banner. */
export type BannerForm = Pick<Banner, 'image_url' | 'title_1' | 'title_2' | 'link'>

export const bannerFields: FieldTable<BannerForm> = {
  image_url: {
    label: 'adminBanners.image',
    stored: string(),
    show: ({ image_url }) => pictureName(image_url),
  },
  title_1: { label: 'adminBanners.title1', stored: string(), equal: isSameTrimmed('title_1') },
  title_2: { label: 'adminBanners.title2', stored: string(), equal: isSameTrimmed('title_2') },
  link: { label: 'adminBanners.link', stored: string(), equal: isSameTrimmed('link') },
}

export const bannerDrafts = draftStore({
  name: 'banner',
  version: 1,
  storage: localStore,
  fields: bannerFields,
})

/** A picture in which nothing is seen: the hero always draws one. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** A banner's form; an empty one for a new banner. */
export function bannerForm(banner?: Banner): BannerForm {
  const { image_url = '', title_1 = '', title_2 = '', link = '' } = banner ?? {}
  return { image_url, title_1, title_2, link }
}

/** The version of a banner that its form begins with. */
export function savedBanner(banner?: Banner): Saved<BannerForm> {
  return {
    id: banner?.id ?? null,
    form: bannerForm(banner),
    updatedAt: banner?.updated_at ?? null,
  }
}

/** What to send; with the version that was edited. */
export function bannerRequest(form: BannerForm, updatedAt: string | null = null): BannerRequest {
  return {
    image_url: form.image_url,
    title_1: form.title_1.trim(),
    title_2: form.title_2.trim(),
    link: form.link.trim(),
    ...(updatedAt !== null && { updated_at: updatedAt }),
  }
}

/** The banner as the shop would show it, were it saved now. */
export function bannerPreview(form: BannerForm): Banner {
  return { ...bannerRequest(form), image_url: form.image_url || nothing, id: 1, order: 1 }
}

/** What the back office calls a banner. */
export function bannerName({ title_1, title_2 }: BannerForm, untitled: string): string {
  return title_1.trim() || title_2.trim() || untitled
}
