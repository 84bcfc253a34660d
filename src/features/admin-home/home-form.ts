import * as v from 'valibot'
import type { HomepageSection, SectionContent, SectionKey } from '@/api/generated/model'
import { sectionFieldNames, section } from '@/domain/content/description'
import { flattenDescription, pickFields } from '@/lib/description'
import { filledForm, type FormValuesOf } from '@/lib/kinds/described'
import { pictureFileName } from '@/lib/kinds/kinds'
import { draftStoreOf, type SavedVersion } from '@/ui/editor/drafts'
import { fieldTableOf, differingFields, type FieldTable } from '@/ui/editor/fields'

const content = section.content.fields

/** Returns the description of one section. It contains only the named fields. */
const partOf = <Key extends SectionKey, Name extends keyof typeof content>(
  key: Key,
  names: readonly Name[],
) =>
  ({
    kind: 'parts',
    label: `adminHome.${key}`,
    titled: true,
    fields: {
      is_active: { ...section.is_active, label: 'adminHome.active' },
      ...pickFields(content, names),
    },
  }) as const

/** The description of the form: the sequence of the sections, and the fields of each section. */
export const homeDescription = {
  order: { kind: 'parts', label: 'adminHome.sections' },
  office_lady: partOf('office_lady', sectionFieldNames.office_lady),
  banner_home: partOf('banner_home', sectionFieldNames.banner_home),
  categories: partOf('categories', sectionFieldNames.categories),
  features: partOf('features', sectionFieldNames.features),
} as const

type Part<Key extends SectionKey> = FormValuesOf<
  (typeof homeDescription)[Key]['fields'],
  SectionContent & Pick<HomepageSection, 'is_active'>
>

export type HomeFormValues = {
  order: SectionKey[]
  office_lady: Part<'office_lady'>
  banner_home: Part<'banner_home'>
  categories: Part<'categories'>
  features: Part<'features'>
}

const sectionKeys = ['office_lady', 'banner_home', 'categories', 'features'] as const

/** Returns a text with one line for each item. It is shown when staff compare two versions. */
const lines = (items: readonly (readonly string[])[]) =>
  items.map((texts) => texts.filter(Boolean).join(' · ')).join('\n')

export const homeFields: FieldTable<HomeFormValues> = fieldTableOf(
  flattenDescription(homeDescription),
  {
    order: {
      label: homeDescription.order.label,
      stored: v.array(v.picklist(sectionKeys)),
      show: ({ order }, { msg }) => order.map((key) => msg(`adminHome.${key}`)).join('\n'),
    },
    'categories.categories': {
      label: content.categories.label,
      stored: v.array(
        v.object({
          name: v.string(),
          name_en: v.exactOptional(v.string()),
          image: v.string(),
          link: v.string(),
        }),
      ),
      show: ({ categories }) =>
        lines(
          categories.categories.map((tile) => [
            tile.name,
            tile.name_en ?? '',
            tile.link,
            pictureFileName(tile.image),
          ]),
        ),
    },
    'features.features': {
      label: content.features.label,
      stored: v.array(
        v.object({ icon: v.string(), text: v.string(), text_en: v.exactOptional(v.string()) }),
      ),
      show: ({ features }) =>
        lines(features.features.map(({ text, text_en = '', icon }) => [text, text_en, icon])),
    },
  },
)

export const homeDrafts = draftStoreOf('draft_home', homeFields)

/** Parses the versions of all sections from the JSON text that `homeForEditor` writes. */
const versionsSchema = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
  {},
)

/**
 * Returns the published home page as a saved version for the editor. Each section has its own version, so
 * `updatedAt` contains the versions of all sections as JSON.
 */
export function homeForEditor(sections: readonly HomepageSection[]): SavedVersion<HomeFormValues> {
  const recordOf = (key: SectionKey) => {
    const found = sections.find(({ section_key }) => section_key === key)
    return { ...found?.content, is_active: found?.is_active }
  }
  const versions = sections.flatMap(({ section_key, updated_at }) =>
    updated_at === undefined ? [] : [[section_key, updated_at] as const],
  )
  const inOrderOfKeys = versions.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    id: 'home',
    form: {
      order: sections.map(({ section_key }) => section_key),
      office_lady: filledForm(homeDescription.office_lady.fields, recordOf('office_lady')),
      banner_home: filledForm(homeDescription.banner_home.fields, recordOf('banner_home')),
      categories: filledForm(homeDescription.categories.fields, recordOf('categories')),
      features: filledForm(homeDescription.features.fields, recordOf('features')),
    },
    updatedAt: JSON.stringify(Object.fromEntries(inOrderOfKeys)),
    savedAt:
      versions
        .map(([, at]) => at)
        .toSorted()
        .at(-1) ?? null,
  }
}

/** Returns the sections as the shop will show them after the form is published. */
export function editedSections(
  published: readonly HomepageSection[],
  form: HomeFormValues,
): HomepageSection[] {
  const placeOf = ({ section_key }: HomepageSection) => {
    const place = form.order.indexOf(section_key)
    return place < 0 ? form.order.length : place
  }
  return published
    .map((section) => {
      const { is_active, ...content } = form[section.section_key]
      // Price tags belong to their picture, so a new picture removes them.
      const isOtherPicture = 'image' in content && content.image !== section.content.image
      const tags = isOtherPicture && section.content.tags ? { tags: [] } : {}
      return { ...section, is_active, content: { ...section.content, ...content, ...tags } }
    })
    .toSorted((a, b) => placeOf(a) - placeOf(b))
}

/**
 * Returns true if one of these field names belongs to the section. For example, 'features.features' belongs
 * to the section 'features'.
 */
export function includesFieldOfSection(names: readonly string[], key: string): boolean {
  return names.some((name) => name.startsWith(`${key}.`))
}

/** The request that publishes a form: one section, the sequence, or everything (Product §7). */
export type PublishPlan =
  | { call: 'section'; section: HomepageSection }
  | { call: 'order'; keys: SectionKey[] }
  | { call: 'all'; sections: HomepageSection[] }

/**
 * Returns the smallest request that publishes the changes: one changed section, the sequence alone, or all
 * sections. Returns null if nothing changed.
 */
export function planPublishing(
  published: readonly HomepageSection[],
  form: HomeFormValues,
  over: SavedVersion<HomeFormValues>,
): PublishPlan | null {
  const names = differingFields(homeFields, form, over.form)
  const versions = v.parse(versionsSchema, over.updatedAt)
  const sections = editedSections(published, form).map((section) => {
    const seen = versions[section.section_key]
    return seen === undefined ? section : { ...section, updated_at: seen }
  })
  const [only, ...more] = sections.filter(({ section_key }) =>
    includesFieldOfSection(names, section_key),
  )
  if (only && more.length === 0 && !names.includes('order'))
    return { call: 'section', section: only }
  if (only) return { call: 'all', sections }
  return names.includes('order')
    ? { call: 'order', keys: sections.map(({ section_key }) => section_key) }
    : null
}
