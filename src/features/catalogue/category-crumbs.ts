import type { CategoryLink } from '@/api/generated/model'

/** The crumb of the level-1 category above, where there is one. */
export function parentsOf(category: CategoryLink | null | undefined) {
  const parent = category?.parent
  return parent ? [{ label: parent.name, href: `/category/${parent.slug}` }] : []
}
