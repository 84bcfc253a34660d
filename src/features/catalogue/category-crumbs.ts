import type { CategoryLink, Product } from '@/api/generated/model'

type Crumb = { label: string; href?: string }

/** Breadcrumbs of a product list: home, the parent category if any, and the list's own name. */
export function listTrail(
  home: string,
  category: CategoryLink | null | undefined,
  name: string,
): Crumb[] {
  return [{ label: home, href: '/' }, ...parentsOf(category), { label: name }]
}

/** Breadcrumbs of a product page: home, its categories, the product. */
export function productTrail(home: string, { name, category }: Product): Crumb[] {
  const own = category ? [crumbOf(category)] : []
  return [{ label: home, href: '/' }, ...parentsOf(category), ...own, { label: name }]
}

function parentsOf(category: CategoryLink | null | undefined): Crumb[] {
  return category?.parent ? [crumbOf(category.parent)] : []
}

function crumbOf({ name, slug }: { name: string; slug: string }): Crumb {
  return { label: name, href: `/category/${slug}` }
}
