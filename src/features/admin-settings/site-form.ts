import * as v from 'valibot'
import type { SettingsData, Site } from '@/api/generated/model'
import { site } from '@/domain/content/description'
import { menuBranches, menuWithTidyPositions } from '@/domain/content/menu-edit'
import { flattenDescription } from '@/lib/description'
import { draftStoreOf, type SavedVersion } from '@/ui/editor/drafts'
import { fieldTableOf, type FieldTable, isSameFieldValue } from '@/ui/editor/fields'

/** The fields of the website info. The key of each field is its path, for example `seo.title`. */
export const siteTextFields = flattenDescription(site)

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

export const siteFields: FieldTable<Site> = fieldTableOf(siteTextFields, {
  menu: {
    label: 'adminSettings.menu',
    stored: v.array(menuItem),
    equal: (a, b) => isSameFieldValue(menuWithTidyPositions(a.menu), menuWithTidyPositions(b.menu)),
    show: ({ menu }) =>
      menuBranches(menu)
        .map(({ item, children }) => [item, ...children].map(({ name }) => name).join(' › '))
        .join('\n'),
  },
})

export const siteDrafts = draftStoreOf('draft_settings', siteFields)

const noSeller = {
  company: '',
  tax_code: '',
  registration: '',
  ministry_url: '',
  parcel_look: 'unsaid',
} as const

/** Returns the settings as a saved version for the editor. The positions of menu items are numbered again. */
export function siteForEditor(saved: SettingsData): SavedVersion<Site> {
  const { website, contact, menu, ...rest } = saved.site
  const form = {
    ...rest,
    // A host may leave these fields out. The form needs a value for each field, so they have defaults.
    website: { ...noSeller, ...website },
    contact: { zalo: '', messenger: '', ...contact },
    menu: menuWithTidyPositions(menu),
  }
  return { id: 'site', form, updatedAt: saved.updated_at ?? null }
}
