import { boolean, object, type ObjectSchema, string } from 'yup'
import { isSlug, tidyText } from '@/lib/text'
import type { MessageId } from '@/i18n/message-id.gen'
import { limits } from '@/lib/limits'
import type { CategoryForm } from './category-form'

const id = (message: MessageId) => message

/** Names as the contract has them; an address may be left to the server. */
export const schema: ObjectSchema<CategoryForm> = object({
  name: string()
    .transform(tidyText)
    .required(id('adminCategories.error.nameRequired'))
    .max(limits.nameMax, id('adminCategories.error.nameTooLong')),
  slug: string()
    .trim()
    .defined()
    .test('slug', id('adminCategories.error.slug'), (slug) => !slug || isSlug(slug))
    .max(limits.nameMax, id('adminCategories.error.slugTooLong')),
  parent: string().defined(),
  image: string().defined(),
  is_active: boolean().defined(),
})
