import { object, string } from 'yup'
import { tidyText } from '@/lib/text'
import { isSlug } from '@/domain/admin/slug'
import type { MessageId } from '@/i18n/message-id.gen'
import { limits } from '@/lib/limits'

const id = (message: MessageId) => message

/** Names as the contract has them; an address may be left to the server. */
export const schema = object({
  name: string()
    .transform(tidyText)
    .required(id('adminCategories.error.nameRequired'))
    .max(limits.nameMax, id('adminCategories.error.nameTooLong')),
  slug: string()
    .trim()
    .test('slug', id('adminCategories.error.slug'), (slug) => !slug || isSlug(slug))
    .max(limits.nameMax, id('adminCategories.error.slugTooLong')),
})
