import type { HomepageSection } from '@/api/generated/model'

/** A section for the preview: what is still without words, or there twice, would only confuse the drawing. */
export function previewSection(section: HomepageSection): HomepageSection {
  const { categories, features } = section.content
  return {
    ...section,
    content: {
      ...section.content,
      ...(categories && { categories: once(categories, ({ name, link }) => name && name + link) }),
      ...(features && { features: once(features, ({ text }) => text) }),
    },
  }
}

function once<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set([''])
  return items.filter((item) => {
    const key = keyOf(item)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
