import { array, mixed, object, type ObjectSchema, string } from 'yup'
import type { MenuItem, Site } from '@/api/generated/model'
import { isReachable } from '@/domain/person/phone'
import type { MessageId } from '@/i18n/message-id.gen'
import { safeHref } from '@/lib/links'

const id = (message: MessageId) => message

/** The bare texts of the form; their longest lengths are kept by the fields themselves. */
const text = () => string().trim().defined()

const social = () =>
  text().test(
    'https',
    id('adminSettings.problem.social'),
    (link) => !link || (isWebAddress(link) && /^https:/i.test(link)),
  )

function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^/\s]/i.test(address) && safeHref(address) !== undefined
}

/** What keeps site info from being saved. */
export const schema: ObjectSchema<Site> = object({
  website: object({
    name: text().required(id('adminSettings.problem.name')),
    url: text().test('url', id('adminSettings.problem.url'), isWebAddress),
    description: text(),
    logo: text(),
    favicon: text(),
  }),
  contact: object({
    email: text().matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, id('adminSettings.problem.email')),
    phone: text().test('phone', id('adminSettings.problem.phone'), isReachable),
    address: text(),
    working_hours: text(),
  }),
  social: object({
    facebook: social(),
    instagram: social(),
    twitter: social(),
    youtube: social(),
  }),
  seo: object({
    title: text().required(id('adminSettings.problem.title')),
    description: text(),
    keywords: text(),
  }),
  menu: array(mixed<MenuItem>().required()).defined(),
})
