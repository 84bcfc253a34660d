import { object, type ObjectSchema } from 'yup'
import type { MessageId } from '@/i18n/message-id.gen'
import { safeHref } from '@/lib/links'
import { describedRules } from '@/ui/form/described-rules'
import { type BannerForm, described } from './banner-form'

const id = (message: MessageId) => message

const rules = describedRules(described, {
  tooLong: 'adminBanners.error.long',
  // Nobody types them.
  count: 'adminBanners.error.long',
})

/** Texts and link may be left out. */
export const schema: ObjectSchema<BannerForm> = object({
  ...rules,
  image_url: rules.image_url.required(id('adminBanners.error.image')),
  link: rules.link.test(
    'link',
    id('adminBanners.error.link'),
    (link) => !link || safeHref(link) !== undefined,
  ),
})
