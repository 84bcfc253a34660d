import * as v from 'valibot'
import type { HomepageSection, SectionContent, SectionKey } from '@/api/generated/model'
import { localStore } from '@/lib/storage'
import { draftStore, type Saved } from '@/ui/editor/drafts'
import { differingFields, type FieldTable, pictureName, type ShowContext } from '@/ui/editor/fields'

type Part<Content extends keyof SectionContent> = { is_active: boolean } & Required<
  Pick<SectionContent, Content>
>

/** What can be edited of the home page: the order of its sections, and of each what its kind uses. */
export type HomeForm = {
  order: SectionKey[]
  office_lady: Part<'title' | 'subtitle' | 'description' | 'image' | 'link' | 'button_text'>
  banner_home: Part<'image' | 'link'>
  categories: Part<'title' | 'categories'>
  features: Part<'features'>
}

const sectionKeys = ['office_lady', 'banner_home', 'categories', 'features'] as const
const active = { label: 'adminHome.active', stored: v.boolean() } as const
const title = { label: 'adminHome.field.title', stored: v.string() } as const
const link = { label: 'adminHome.field.link', stored: v.string() } as const
const image = { label: 'adminHome.field.image', stored: v.string() } as const

/** One line for each item of a list, with the lines by which it differs. */
const lines = (items: readonly (readonly string[])[]) =>
  items.map((words) => words.filter(Boolean).join(' · ')).join('\n')

export const homeFields: FieldTable<HomeForm> = {
  order: {
    label: 'adminHome.sections',
    stored: v.array(v.picklist(sectionKeys)),
    show: ({ order }, { msg }: ShowContext) =>
      order.map((key) => msg(`adminHome.${key}`)).join('\n'),
  },
  'office_lady.is_active': { ...active, section: 'adminHome.office_lady' },
  'office_lady.title': { ...title, section: 'adminHome.office_lady' },
  'office_lady.subtitle': {
    label: 'adminHome.field.subtitle',
    section: 'adminHome.office_lady',
    stored: v.string(),
  },
  'office_lady.description': {
    label: 'adminHome.field.description',
    section: 'adminHome.office_lady',
    stored: v.string(),
  },
  'office_lady.image': {
    ...image,
    section: 'adminHome.office_lady',
    show: ({ office_lady }) => pictureName(office_lady.image),
  },
  'office_lady.link': { ...link, section: 'adminHome.office_lady' },
  'office_lady.button_text': {
    label: 'adminHome.field.button',
    section: 'adminHome.office_lady',
    stored: v.string(),
  },
  'banner_home.is_active': { ...active, section: 'adminHome.banner_home' },
  'banner_home.image': {
    ...image,
    section: 'adminHome.banner_home',
    show: ({ banner_home }) => pictureName(banner_home.image),
  },
  'banner_home.link': { ...link, section: 'adminHome.banner_home' },
  'categories.is_active': { ...active, section: 'adminHome.categories' },
  'categories.title': { ...title, section: 'adminHome.categories' },
  'categories.categories': {
    label: 'adminHome.category.list',
    stored: v.array(v.object({ name: v.string(), image: v.string(), link: v.string() })),
    show: ({ categories }) =>
      lines(categories.categories.map((one) => [one.name, one.link, pictureName(one.image)])),
  },
  'features.is_active': { ...active, section: 'adminHome.features' },
  'features.features': {
    label: 'adminHome.feature.list',
    stored: v.array(v.object({ icon: v.string(), text: v.string() })),
    show: ({ features }) => lines(features.features.map(({ text, icon }) => [text, icon])),
  },
}

export const homeDrafts = draftStore({
  name: 'home',
  version: 1,
  storage: localStore,
  fields: homeFields,
})

/** The version of each section, as `savedHome` joins them. */
const versionsSchema = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
  {},
)

/** The version of the home page that its form begins with. Each section has one of its own. */
export function savedHome(sections: readonly HomepageSection[]): Saved<HomeForm> {
  const partOf = (key: SectionKey) => {
    const section = sections.find(({ section_key }) => section_key === key)
    return { is_active: section?.is_active ?? false, content: section?.content ?? {} }
  }
  const lady = partOf('office_lady')
  const banner = partOf('banner_home')
  const tiles = partOf('categories')
  const promises = partOf('features')
  const { title = '', subtitle = '', description = '', button_text = '' } = lady.content
  const versions = sections.flatMap(({ section_key, updated_at }) =>
    updated_at === undefined ? [] : [[section_key, updated_at] as const],
  )
  const inOrderOfKeys = versions.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    id: 'home',
    form: {
      order: sections.map(({ section_key }) => section_key),
      office_lady: {
        is_active: lady.is_active,
        title,
        subtitle,
        description,
        image: lady.content.image ?? '',
        link: lady.content.link ?? '',
        button_text,
      },
      banner_home: {
        is_active: banner.is_active,
        image: banner.content.image ?? '',
        link: banner.content.link ?? '',
      },
      categories: {
        is_active: tiles.is_active,
        title: tiles.content.title ?? '',
        categories: tiles.content.categories ?? [],
      },
      features: { is_active: promises.is_active, features: promises.content.features ?? [] },
    },
    updatedAt: JSON.stringify(Object.fromEntries(inOrderOfKeys)),
    savedAt:
      versions
        .map(([, at]) => at)
        .toSorted()
        .at(-1) ?? null,
  }
}

/** The published sections as they would be, were the form published now. */
export function editedSections(
  published: readonly HomepageSection[],
  form: HomeForm,
): HomepageSection[] {
  const placeOf = ({ section_key }: HomepageSection) => {
    const place = form.order.indexOf(section_key)
    return place < 0 ? form.order.length : place
  }
  return published
    .map((section) => {
      const { is_active, ...content } = form[section.section_key]
      // Price tags belong to their picture.
      const isOtherPicture = 'image' in content && content.image !== section.content.image
      const tags = isOtherPicture && section.content.tags ? { tags: [] } : {}
      return { ...section, is_active, content: { ...section.content, ...content, ...tags } }
    })
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Whether a section has a field among these. */
export function isSectionAmong(names: readonly string[], key: string): boolean {
  return names.some((name) => name.startsWith(`${key}.`))
}

/** The call that publishes a form (Product §7). */
export type PublishPlan =
  | { call: 'section'; section: HomepageSection }
  | { call: 'order'; keys: SectionKey[] }
  | { call: 'all'; sections: HomepageSection[] }

/** One changed section, the order alone, or everything at once; null where there is nothing to publish. */
export function publishPlan(
  published: readonly HomepageSection[],
  form: HomeForm,
  over: Saved<HomeForm>,
): PublishPlan | null {
  const names = differingFields(homeFields, form, over.form)
  const versions = v.parse(versionsSchema, over.updatedAt)
  const sections = editedSections(published, form).map((section) => {
    const seen = versions[section.section_key]
    return seen === undefined ? section : { ...section, updated_at: seen }
  })
  const [only, ...more] = sections.filter(({ section_key }) => isSectionAmong(names, section_key))
  if (only && more.length === 0 && !names.includes('order'))
    return { call: 'section', section: only }
  if (only) return { call: 'all', sections }
  return names.includes('order')
    ? { call: 'order', keys: sections.map(({ section_key }) => section_key) }
    : null
}
