import * as v from 'valibot'
import type { SettingsData, Site } from '@/api/generated/model'
import { menuBranches, tidyMenu } from '@/domain/admin/menu-edit'
import { localStore } from '@/lib/storage'
import { draftStore, type Saved } from '@/ui/editor/drafts'
import { type FieldTable, isEqual, isSameTrimmed, pictureName } from '@/ui/editor/fields'

/** Longest texts; search results cut what is longer than `adviceLengths`. */
export const textLimits = { name: 100, line: 255, description: 500, keywords: 500 } as const
export const adviceLengths = { title: 60, description: 160 } as const

const textField = <Name extends string>(name: Name) => ({
  label: `adminSettings.${name}` as const,
  stored: v.string(),
  equal: isSameTrimmed(name),
})

const menuItem = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  parent_id: v.nullable(v.pipe(v.number(), v.safeInteger())),
  name: v.string(),
  slug: v.string(),
  menu_type: v.picklist(['category', 'page', 'link']),
  final_url: v.string(),
  is_active: v.boolean(),
  position: v.number(),
})

export const siteFields: FieldTable<Site> = {
  'website.name': textField('website.name'),
  'website.url': textField('website.url'),
  'website.description': textField('website.description'),
  'website.logo': {
    ...textField('website.logo'),
    show: ({ website }) => pictureName(website.logo),
  },
  'website.favicon': {
    ...textField('website.favicon'),
    show: ({ website }) => pictureName(website.favicon),
  },
  'contact.email': textField('contact.email'),
  'contact.phone': textField('contact.phone'),
  'contact.address': textField('contact.address'),
  'contact.working_hours': textField('contact.working_hours'),
  'social.facebook': textField('social.facebook'),
  'social.instagram': textField('social.instagram'),
  'social.twitter': textField('social.twitter'),
  'social.youtube': textField('social.youtube'),
  'seo.title': textField('seo.title'),
  'seo.description': textField('seo.description'),
  'seo.keywords': textField('seo.keywords'),
  menu: {
    label: 'adminSettings.menu',
    stored: v.array(menuItem),
    equal: (one, other) => isEqual(tidyMenu(one.menu), tidyMenu(other.menu)),
    show: ({ menu }) =>
      menuBranches(menu)
        .map(({ item, children }) => [item, ...children].map(({ name }) => name).join(' › '))
        .join('\n'),
  },
}

export const siteDrafts = draftStore({
  name: 'settings',
  version: 1,
  storage: localStore,
  fields: siteFields,
})

/** The version that the form begins with, its menu numbered as it stands. */
export function savedSite({ site, updated_at }: SettingsData): Saved<Site> {
  return { id: 'site', form: { ...site, menu: tidyMenu(site.menu) }, updatedAt: updated_at ?? null }
}

/** Site info without spaces around what is typed. */
export function trimmedSite(site: Site): Site {
  const trimmed = <Group extends object>(group: Group): Group => ({
    ...group,
    ...Object.fromEntries(Object.entries(group).map(([name, text]) => [name, String(text).trim()])),
  })
  const { website, contact, social, seo } = site
  return {
    ...site,
    website: trimmed(website),
    contact: trimmed(contact),
    social: trimmed(social),
    seo: trimmed(seo),
  }
}
