import type { CategoryLink, Product } from '@/api/generated/model'

type Crumb = { label: string; href?: string }
type Category = CategoryLink | null | undefined

/**
 * Returns the breadcrumbs of a product list: home, the parent category if there is one, and the list's own
 * name.
 */
export function listTrail(home: string, category: Category, name: string): Crumb[] {
  return [{ label: home, href: '/' }, ...crumbsOf(category?.parent), { label: name }]
}

/** Returns the breadcrumbs of a product page: home, the categories of the product, and the product. */
export function productTrail(home: string, { name, category }: Product): Crumb[] {
  return listTrail(home, category, name).toSpliced(-1, 0, ...crumbsOf(category))
}

function crumbsOf(category: { name: string; slug: string } | null | undefined): Crumb[] {
  return category ? [{ label: category.name, href: `/category/${category.slug}` }] : []
}
