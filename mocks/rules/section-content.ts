import type { FieldErrors, SectionContent } from '@/api/generated/model'
import { safeHref } from '@/lib/links'
import type { SectionContents, SectionKey, SectionRow } from '../db/tables'

type Common = Pick<SectionRow, 'is_active' | 'position' | 'updated_at'>

const bad = ['Liên kết không hợp lệ']

export function contentErrors(content: SectionContent): FieldErrors {
  const errors: FieldErrors = {}
  if (content.link && !safeHref(content.link)) errors['content.link'] = bad
  for (const [index, { link }] of (content.categories ?? []).entries()) {
    if (link && !safeHref(link)) errors[`content.categories.${index}.link`] = bad
  }
  return errors
}

function officeLady(content: SectionContent): SectionContents['office_lady'] {
  const { title = '', subtitle = '', description = '' } = content
  const { image = '', link = '', button_text = '' } = content
  const tags = (content.tags ?? []).map(({ product_id, x, y }) => ({ product_id, x, y }))
  return { title, subtitle, description, image, link, button_text, tags }
}

/** Returns the row of a section with only the fields of its key (Product §2); absent ones are empty. */
export function sectionRow(key: SectionKey, common: Common, content: SectionContent): SectionRow {
  const { is_active, position, updated_at } = common
  const shared = { is_active, position, updated_at }
  switch (key) {
    case 'office_lady':
      return { ...shared, section_key: key, content: officeLady(content) }
    case 'banner_home': {
      const { image = '', link = '' } = content
      return { ...shared, section_key: key, content: { image, link } }
    }
    case 'categories': {
      const { title = '', categories = [] } = content
      const tidy = categories.map(({ name, image, link }) => ({ name, image, link }))
      return { ...shared, section_key: key, content: { title, categories: tidy } }
    }
    case 'features': {
      const features = (content.features ?? []).map(({ icon, text }) => ({ icon, text }))
      return { ...shared, section_key: key, content: { features } }
    }
  }
}
