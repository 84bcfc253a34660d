import type { CategoryLink, Product } from '@/api/generated/model'

type Crumb = { label: string; href?: string }
type Category = CategoryLink | null | undefined

/**
 * Returns the breadcrumbs of a product list: home, the parent category if there is one, and the name of the
 * list.
 */
export function listBreadcrumbs(home: string, category: Category, name: string): Crumb[] {
  return [{ label: home, href: '/' }, ...crumbsOf(category?.parent), { label: name }]
}

/**
 * Returns the breadcrumbs of a product page: home, the parent category, the product's category, and the
 * product.
 */
export function productBreadcrumbs(home: string, { name, category }: Product): Crumb[] {
  return listBreadcrumbs(home, category, name).toSpliced(-1, 0, ...crumbsOf(category))
}

function crumbsOf(category: { name: string; slug: string } | null | undefined): Crumb[] {
  return category ? [{ label: category.name, href: `/category/${category.slug}` }] : []
}
