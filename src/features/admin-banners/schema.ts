import { object, type ObjectSchema, string } from 'yup'
import type { MessageId } from '@/i18n/message-id.gen'
import { limits } from '@/lib/limits'
import { safeHref } from '@/lib/links'
import type { BannerForm } from './banner-form'

const id = (message: MessageId) => message

const words = () => string().trim().defined().max(limits.nameMax, id('adminBanners.error.long'))

/** Words and link may be left out. */
export const schema: ObjectSchema<BannerForm> = object({
  image_url: string().required(id('adminBanners.error.image')),
  title_1: words(),
  title_2: words(),
  link: string()
    .defined()
    .test(
      'link',
      id('adminBanners.error.link'),
      (link) => !link.trim() || safeHref(link) !== undefined,
    ),
})
