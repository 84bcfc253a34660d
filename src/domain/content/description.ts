import type * as Api from '@/api/generated/model'
import { openingRules } from '@/domain/delivery/carriers'
import { type DescriptionOf, describeRecord, lacksEnglish } from '@/lib/description'
import { isReachablePhone } from '@/lib/kinds/phone'
import { limits } from '@/lib/limits'
import { safeHref } from '@/lib/links'
import { isSlug } from '@/lib/text'

const long = { max: limits.nameMax, problem: 'field.problem.longName' } as const
const name = { kind: 'line', ...long } as const
const text = { kind: 'text', ...long } as const
const isLinkOrNone = (text: string) => !text || safeHref(text) !== undefined

/**
 * Describes the fields of a category that staff edit (ADR 30). Banners, sections and settings follow below.
 */
export const category = describeRecord({
  name: {
    ...name,
    label: 'field.name',
    english: 'name_en',
    required: 'adminCategories.error.nameRequired',
  },
  name_en: { ...name, label: 'field.nameEn' },
  slug: {
    ...text,
    label: 'field.slug',
    shape: { test: (slug) => !slug || isSlug(slug) },
    problem: 'adminCategories.error.slug',
  },
  parent_id: { kind: 'relation', label: 'field.parent' },
  image: { kind: 'image', label: 'field.image', optional: true },
  is_active: { kind: 'flag', label: 'field.shown' },
  position: { kind: 'count', label: 'field.position' },
  // The server derives the level from the parent.
  level: { kind: 'count', label: 'field.position', setBy: 'server' },
  product_count: { kind: 'count', label: 'field.position', setBy: 'server' },
  linked_from: { kind: 'parts', label: 'field.link', setBy: 'server' },
} as const satisfies DescriptionOf<Api.AdminCategory>)

export const banner = describeRecord({
  image_url: { kind: 'image', label: 'adminBanners.image', required: 'adminBanners.error.image' },
  title_1: { ...text, label: 'adminBanners.title1', english: 'title_1_en' },
  title_1_en: { ...text, label: 'adminBanners.title1En' },
  title_2: { ...text, label: 'adminBanners.title2', english: 'title_2_en' },
  title_2_en: { ...text, label: 'adminBanners.title2En' },
  link: {
    kind: 'text',
    label: 'adminBanners.link',
    shape: { test: isLinkOrNone },
    problem: 'adminBanners.error.link',
  },
  focus_x: { kind: 'count', label: 'adminBanners.focusX', optional: true },
  focus_y: { kind: 'count', label: 'adminBanners.focusY', optional: true },
  text_width: { kind: 'count', label: 'adminBanners.textWidth', optional: true },
  order: { kind: 'count', label: 'field.order' },
} as const satisfies DescriptionOf<Api.Banner>)

export const section = describeRecord({
  // The key identifies the section and never changes, so it is not logged.
  section_key: { kind: 'choice', label: 'field.name', logged: false },
  is_active: { kind: 'flag', label: 'field.shown' },
  content: {
    kind: 'parts',
    label: 'field.content',
    fields: {
      title: { kind: 'text', label: 'adminHome.field.title', english: 'title_en' },
      title_en: { kind: 'text', label: 'adminHome.field.titleEn' },
      subtitle: { kind: 'text', label: 'adminHome.field.subtitle', english: 'subtitle_en' },
      subtitle_en: { kind: 'text', label: 'adminHome.field.subtitleEn' },
      description: {
        kind: 'text',
        label: 'adminHome.field.description',
        english: 'description_en',
      },
      description_en: { kind: 'text', label: 'adminHome.field.descriptionEn' },
      image: { kind: 'image', label: 'adminHome.field.image' },
      link: { kind: 'text', label: 'adminHome.field.link' },
      button_text: { kind: 'text', label: 'adminHome.field.button', english: 'button_text_en' },
      button_text_en: { kind: 'text', label: 'adminHome.field.buttonEn' },
      categories: { kind: 'parts', label: 'adminHome.category.list' },
      features: { kind: 'parts', label: 'adminHome.feature.list' },
      // The tags belong to the picture, and the form does not edit them.
      tags: { kind: 'parts', label: 'adminHome.field.image', setBy: 'server' },
    },
  },
} as const satisfies DescriptionOf<Api.HomepageSection>)

const heading = ['title', 'title_en'] as const
const band = [
  'description',
  'description_en',
  'image',
  'link',
  'button_text',
  'button_text_en',
] as const

/** For each section of the home page, the fields of its content that the section shows (Product §2). */
export const sectionFieldNames = {
  office_lady: [...heading, 'subtitle', 'subtitle_en', ...band],
  banner_home: [...heading, ...band],
  categories: [...heading, 'categories'],
  features: ['features'],
} as const satisfies Record<Api.SectionKey, readonly (keyof Api.SectionContent)[]>

/** The fields of a tile in the home page's section of categories. */
export const sectionCategory = describeRecord({
  name: { kind: 'text', label: 'adminHome.field.name', english: 'name_en' },
  name_en: { kind: 'text', label: 'adminHome.field.nameEn' },
  image: { kind: 'image', label: 'adminHome.field.image' },
  link: { kind: 'text', label: 'adminHome.field.link' },
} as const satisfies DescriptionOf<Api.SectionCategory>)

export const sectionFeature = describeRecord({
  icon: { kind: 'text', label: 'adminHome.field.icon' },
  text: { kind: 'text', label: 'adminHome.field.text', english: 'text_en' },
  text_en: { kind: 'text', label: 'adminHome.field.textEn' },
} as const satisfies DescriptionOf<Api.SectionFeature>)

/** Returns the parts of a section that contain texts, each with the description of its fields. */
export const sectionPartsWithTexts = (content: Api.SectionContent) => [
  [section.content.fields, content] as const,
  ...(content.categories ?? []).map((tile) => [sectionCategory, tile] as const),
  ...(content.features ?? []).map((promise) => [sectionFeature, promise] as const),
]

/** Returns true if at least one text of a section has no English version. */
export const sectionLacksEnglish = (content: Api.SectionContent): boolean =>
  sectionPartsWithTexts(content).some(([description, part]) => lacksEnglish(description, part))

const textMax = 500
const isWebAddress = (text: string) =>
  /^https?:\/\/[^/\s]/i.test(text) && safeHref(text) !== undefined
const isWebAddressOrNone = (text: string) => !text || isWebAddress(text)
const isSocialLink = (text: string) => !text || (isWebAddress(text) && /^https:/i.test(text))
const socialLink = {
  ...text,
  shape: { test: isSocialLink },
  problem: 'adminSettings.problem.social',
} as const

export const site = describeRecord({
  website: {
    kind: 'parts',
    label: 'field.website',
    fields: {
      name: {
        kind: 'text',
        label: 'adminSettings.website.name',
        max: 100,
        required: 'adminSettings.problem.name',
      },
      url: {
        ...text,
        label: 'adminSettings.website.url',
        shape: { test: isWebAddress },
        required: 'adminSettings.problem.url',
        problem: 'adminSettings.problem.url',
      },
      description: { kind: 'text', label: 'adminSettings.website.description', max: textMax },
      company: { ...text, label: 'adminSettings.website.company' },
      tax_code: { kind: 'text', label: 'adminSettings.website.tax_code', max: 20 },
      registration: { ...text, label: 'adminSettings.website.registration' },
      ministry_url: {
        ...text,
        label: 'adminSettings.website.ministry_url',
        shape: { test: isWebAddressOrNone },
        problem: 'adminSettings.problem.url',
      },
      parcel_look: {
        kind: 'choice',
        label: 'adminSettings.website.parcel_look',
        values: openingRules,
      },
      logo: { kind: 'image', label: 'adminSettings.website.logo' },
      favicon: { kind: 'image', label: 'adminSettings.website.favicon' },
    },
  },
  contact: {
    kind: 'parts',
    label: 'field.contact',
    fields: {
      email: {
        kind: 'email',
        label: 'adminSettings.contact.email',
        max: limits.nameMax,
        required: 'field.problem.email',
      },
      phone: {
        kind: 'phone',
        label: 'adminSettings.contact.phone',
        max: limits.phoneMax,
        shape: { test: isReachablePhone },
        required: 'field.problem.phone',
      },
      address: { ...text, label: 'adminSettings.contact.address' },
      working_hours: { ...text, label: 'adminSettings.contact.working_hours' },
      zalo: { ...text, label: 'adminSettings.contact.zalo' },
      messenger: { ...text, label: 'adminSettings.contact.messenger' },
    },
  },
  social: {
    kind: 'parts',
    label: 'field.social',
    fields: {
      facebook: { ...socialLink, label: 'adminSettings.social.facebook' },
      instagram: { ...socialLink, label: 'adminSettings.social.instagram' },
      twitter: { ...socialLink, label: 'adminSettings.social.twitter' },
      youtube: { ...socialLink, label: 'adminSettings.social.youtube' },
    },
  },
  seo: {
    kind: 'parts',
    label: 'field.seo',
    fields: {
      title: {
        ...text,
        label: 'adminSettings.seo.title',
        required: 'adminSettings.problem.title',
      },
      description: { kind: 'text', label: 'adminSettings.seo.description', max: textMax },
      keywords: { kind: 'text', label: 'adminSettings.seo.keywords', max: textMax },
    },
  },
  // The log has its own entries for the items of the menu, so the menu as a whole is not logged.
  menu: { kind: 'parts', label: 'field.menu', logged: false },
} as const satisfies DescriptionOf<Api.Site>)

export const menuItem = describeRecord({
  name: { kind: 'text', label: 'field.name' },
  final_url: { kind: 'text', label: 'field.link' },
  is_active: { kind: 'flag', label: 'field.shown' },
  // The values below are derived from the target of the item and its place in the menu, so they are not
  // logged.
  parent_id: { kind: 'relation', label: 'field.parent', logged: false },
  position: { kind: 'count', label: 'field.position', logged: false },
  slug: { kind: 'text', label: 'field.slug', logged: false },
  menu_type: { kind: 'choice', label: 'field.link', logged: false },
} as const satisfies DescriptionOf<Api.MenuItem>)
