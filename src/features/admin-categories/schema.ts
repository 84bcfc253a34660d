import { object, type ObjectSchema } from 'yup'
import type { MessageId } from '@/i18n/message-id.gen'
import { picked } from '@/lib/description'
import { isSlug } from '@/lib/text'
import { describedRules } from '@/ui/form/described-rules'
import { type CategoryForm, described } from './category-form'

const id = (message: MessageId) => message

const rules = {
  ...describedRules(described, { tooLong: 'adminCategories.error.nameTooLong' }),
  ...describedRules(picked(described, ['slug']), { tooLong: 'adminCategories.error.slugTooLong' }),
}

/** Names as the contract has them; an address may be left to the server. */
export const schema: ObjectSchema<CategoryForm> = object({
  ...rules,
  name: rules.name.required(id('adminCategories.error.nameRequired')),
  slug: rules.slug.test('slug', id('adminCategories.error.slug'), (slug) => !slug || isSlug(slug)),
})
