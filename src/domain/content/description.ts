import type { AdminCategory, Banner, HomepageSection, MenuItem, Site } from '@/api/generated/model'
import type { Description } from '@/lib/description'
import { limits } from '@/lib/limits'

/** What else staff edit, described once (ADR 30). */
export const category = {
  name: { kind: 'text', label: 'field.name', max: limits.nameMax },
  slug: { kind: 'text', label: 'field.slug', max: limits.nameMax },
  parent_id: { kind: 'relation', label: 'field.parent' },
  image: { kind: 'image', label: 'field.image' },
  is_active: { kind: 'flag', label: 'field.shown' },
  position: { kind: 'count', label: 'field.position' },
  // Follows from the parent.
  level: { kind: 'count', label: 'field.position', by: 'server' },
  product_count: { kind: 'count', label: 'field.position', by: 'server' },
} as const satisfies Description<AdminCategory>

export const banner = {
  image_url: { kind: 'image', label: 'adminBanners.image' },
  title_1: { kind: 'text', label: 'adminBanners.title1', max: limits.nameMax },
  title_2: { kind: 'text', label: 'adminBanners.title2', max: limits.nameMax },
  link: { kind: 'text', label: 'adminBanners.link' },
  order: { kind: 'count', label: 'field.order' },
} as const satisfies Description<Banner>

export const section = {
  // Tells the sections apart.
  section_key: { kind: 'choice', label: 'field.name', logged: false },
  is_active: { kind: 'flag', label: 'field.shown' },
  content: { kind: 'parts', label: 'field.content' },
} as const satisfies Description<HomepageSection>

export const site = {
  website: { kind: 'parts', label: 'field.website' },
  contact: { kind: 'parts', label: 'field.contact' },
  social: { kind: 'parts', label: 'field.social' },
  seo: { kind: 'parts', label: 'field.seo' },
  // The log tells of its items.
  menu: { kind: 'parts', label: 'field.menu', logged: false },
} as const satisfies Description<Site>

export const menuItem = {
  name: { kind: 'text', label: 'field.name' },
  final_url: { kind: 'text', label: 'field.link' },
  is_active: { kind: 'flag', label: 'field.shown' },
  // Follow from the place in the tree and from where the item leads.
  parent_id: { kind: 'relation', label: 'field.parent', logged: false },
  position: { kind: 'count', label: 'field.position', logged: false },
  slug: { kind: 'text', label: 'field.slug', logged: false },
  menu_type: { kind: 'choice', label: 'field.link', logged: false },
} as const satisfies Description<MenuItem>
