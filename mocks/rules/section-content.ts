import type { FieldErrors, SectionContent, SectionKey } from '@/api/generated/model'
import { picked } from '@/lib/description'
import { safeHref } from '@/lib/links'

const bad = ['Liên kết không hợp lệ']

export function contentErrors(content: SectionContent): FieldErrors {
  const errors: FieldErrors = {}
  if (content.link && !safeHref(content.link)) errors['content.link'] = bad
  for (const [index, { link }] of (content.categories ?? []).entries()) {
    if (link && !safeHref(link)) errors[`content.categories.${index}.link`] = bad
  }
  return errors
}

/** Returns the content of a section with only the fields of its key (Product §2); absent ones are empty. */
export function contentOf(key: SectionKey, content: SectionContent): SectionContent {
  const { title = '', subtitle = '', description = '', button_text = '' } = content
  const { title_en = '', subtitle_en = '', description_en = '', button_text_en = '' } = content
  const { image = '', link = '', tags = [], categories = [], features = [] } = content
  switch (key) {
    case 'office_lady': {
      const places = tags.map((tag) => picked(tag, ['product_id', 'x', 'y']))
      return {
        title,
        title_en,
        subtitle,
        subtitle_en,
        description,
        description_en,
        image,
        link,
        button_text,
        button_text_en,
        tags: places,
      }
    }
    case 'banner_home':
      return {
        title,
        title_en,
        description,
        description_en,
        image,
        link,
        button_text,
        button_text_en,
      }
    case 'categories': {
      const tiles = categories.map(({ name, name_en = '', image, link }) => ({
        name,
        name_en,
        image,
        link,
      }))
      return { title, title_en, categories: tiles }
    }
    case 'features':
      return { features: features.map(({ icon, text, text_en = '' }) => ({ icon, text, text_en })) }
  }
}
