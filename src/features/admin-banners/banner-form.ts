import type { Banner, BannerRequest } from '@/api/generated/model'
import type { MessageId } from '@/i18n/message-id.gen'
import { safeHref } from '@/lib/safe-href'

/** What can be edited of a banner. */
export type BannerForm = Pick<Banner, 'image_url' | 'title_1' | 'title_2' | 'link'>
type Problems = Partial<Record<keyof BannerForm, MessageId>>

/** The contract's own limit. */
const longest = 255

/** A picture in which nothing is seen: the hero always draws one. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** A banner's form; an empty one for a new banner. */
export function bannerForm(banner?: Banner): BannerForm {
  const { image_url = '', title_1 = '', title_2 = '', link = '' } = banner ?? {}
  return { image_url, title_1, title_2, link }
}

/** Why a banner can't be saved, by field. Words and link may be left out. */
export function bannerProblems({ image_url, title_1, title_2, link }: BannerForm): Problems {
  return {
    ...(!image_url && { image_url: 'adminBanners.error.image' }),
    ...(title_1.trim().length > longest && { title_1: 'adminBanners.error.long' }),
    ...(title_2.trim().length > longest && { title_2: 'adminBanners.error.long' }),
    ...(link.trim() && safeHref(link) === undefined && { link: 'adminBanners.error.link' }),
  } satisfies Problems
}

/** What to send; with the version that was edited. */
export function bannerRequest(form: BannerForm, base?: Banner): BannerRequest {
  return {
    image_url: form.image_url,
    title_1: form.title_1.trim(),
    title_2: form.title_2.trim(),
    link: form.link.trim(),
    ...(base?.updated_at && { updated_at: base.updated_at }),
  }
}

/** Whether two forms say the same. */
export function sameForm(one: BannerForm, other: BannerForm): boolean {
  return JSON.stringify(bannerRequest(one)) === JSON.stringify(bannerRequest(other))
}

/** The banner as the shop would show it, were it saved now. */
export function bannerPreview(form: BannerForm): Banner {
  return { ...bannerRequest(form), image_url: form.image_url || nothing, id: 1, order: 1 }
}

/** What the back office calls a banner. */
export function bannerName({ title_1, title_2 }: BannerForm, untitled: string): string {
  return title_1.trim() || title_2.trim() || untitled
}
