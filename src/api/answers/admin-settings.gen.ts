// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type { AnswerShape, Shape } from './shape.ts'
import {
  websiteInfoShape,
  contactInfoShape,
  socialLinksShape,
  seoInfoShape,
  menuItemShape,
} from './site.gen.ts'

const siteShape: Shape = {
  fields: {
    website: websiteInfoShape,
    contact: contactInfoShape,
    social: socialLinksShape,
    seo: seoInfoShape,
    menu: { list: menuItemShape },
  },
  defaults: { website: {}, contact: {}, social: {}, seo: {}, menu: [] },
}
const settingsDataShape: Shape = {
  fields: { site: siteShape, updated_at: 'moment' },
  optional: ['updated_at'],
}

export const adminSettingsAnswer: AnswerShape = {
  operation: 'adminSettings',
  personal: true,
  data: settingsDataShape,
}

export const updateSettingsAnswer: AnswerShape = {
  operation: 'updateSettings',
  data: settingsDataShape,
}
