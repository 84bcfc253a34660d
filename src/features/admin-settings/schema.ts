import { array, mixed, object, type ObjectSchema } from 'yup'
import type { MenuItem, Site } from '@/api/generated/model'
import { site } from '@/domain/content/description'
import type { MessageId } from '@/i18n/message-id.gen'
import { describedRules } from '@/ui/form/described-rules'

const id = (message: MessageId) => message

const tooLong = 'adminSettings.problem.long'
const website = describedRules(site.website.fields, { tooLong, shape: 'adminSettings.problem.url' })
const contact = describedRules(site.contact.fields, {
  tooLong,
  email: 'adminSettings.problem.email',
  phone: 'adminSettings.problem.phone',
})
const social = describedRules(site.social.fields, {
  tooLong,
  shape: 'adminSettings.problem.social',
})
const seo = describedRules(site.seo.fields, { tooLong })

/** What keeps site info from being saved. */
export const schema: ObjectSchema<Site> = object({
  website: object({ ...website, name: website.name.required(id('adminSettings.problem.name')) }),
  contact: object({
    ...contact,
    email: contact.email.required(id('adminSettings.problem.email')),
    phone: contact.phone.required(id('adminSettings.problem.phone')),
  }),
  social: object(social),
  seo: object({ ...seo, title: seo.title.required(id('adminSettings.problem.title')) }),
  menu: array(mixed<MenuItem>().required()).defined(),
})
