// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type { AnswerShape, Shape } from './shape.ts'

export const websiteInfoShape: Shape = {
  fields: {
    name: 'text',
    description: 'text',
    logo: 'image',
    favicon: 'image',
    url: 'text',
    company: 'text',
    tax_code: 'text',
    registration: 'text',
    ministry_url: 'text',
    parcel_look: { oneOf: ['unsaid', 'look', 'part', 'closed'] },
  },
  optional: ['company', 'tax_code', 'registration', 'ministry_url', 'parcel_look'],
  defaults: { name: '', description: '', logo: '', favicon: '', url: '' },
}
export const contactInfoShape: Shape = {
  fields: {
    email: 'text',
    phone: 'text',
    address: 'text',
    working_hours: 'text',
    zalo: 'text',
    messenger: 'text',
  },
  optional: ['zalo', 'messenger'],
  defaults: { email: '', phone: '', address: '', working_hours: '' },
}
export const socialLinksShape: Shape = {
  fields: { facebook: 'text', instagram: 'text', twitter: 'text', youtube: 'text' },
  defaults: { facebook: '', instagram: '', twitter: '', youtube: '' },
}
export const seoInfoShape: Shape = {
  fields: { title: 'text', description: 'text', keywords: 'text' },
  defaults: { title: '', description: '', keywords: '' },
}
export const menuItemShape: Shape = {
  fields: {
    id: 'whole',
    parent_id: { orNull: 'whole' },
    name: 'text',
    slug: 'text',
    menu_type: { oneOf: ['category', 'page', 'link'] },
    final_url: 'text',
    is_active: 'flag',
    position: 'whole',
  },
  defaults: { parent_id: null, slug: '', menu_type: 'link', is_active: true, position: 0 },
}
const capabilitiesShape: Shape = { fields: { lacks: { list: 'text' } }, defaults: { lacks: [] } }
const siteInfoShape: Shape = {
  fields: {
    website: websiteInfoShape,
    contact: contactInfoShape,
    social: socialLinksShape,
    seo: seoInfoShape,
    menu: { list: menuItemShape },
    capabilities: capabilitiesShape,
  },
  optional: ['capabilities'],
  defaults: { website: {}, contact: {}, social: {}, seo: {}, menu: [] },
}

export const siteInfoAnswer: AnswerShape = { operation: 'siteInfo', data: siteInfoShape }
