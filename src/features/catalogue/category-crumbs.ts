import type { CategoryLink, Product } from '@/api/generated/model'

type Crumb = { label: string; href?: string }

/** The way from home (named `home`) through the category above, where there is one, to a list called `here`. */
export function listTrail(
  home: string,
  category: CategoryLink | null | undefined,
  here: string,
): Crumb[] {
  return [{ label: home, href: '/' }, ...parentsOf(category), { label: here }]
}

/** The way from home through the categories to this product. */
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
