import { shortCategories } from '@/domain/paths'
import { appPath } from '@/lib/links'

export type ShopCategory = { name: string; href: string }

export function categoryLink({ name, slug }: { name: string; slug: string }): ShopCategory {
  return { name, href: `/category/${slug}` }
}

/**
 * Returns the categories of the footer: those with a short path that the shop has, by that path (Product §2.3.6), then the others
 * that it shows. `others` are those of its catalogue.
 */
export function footerCategories(
  shown: readonly ShopCategory[],
  others: readonly ShopCategory[],
): ShopCategory[] {
  const slugOf = ({ href }: ShopCategory) =>
    shortCategories.find((slug) => appPath(href) === `/category/${slug}`)
  const short = shortCategories.flatMap((slug) => {
    const found = [...shown, ...others].find((one) => slugOf(one) === slug)
    return found ? { name: found.name, href: `/${slug}` } : []
  })
  return [...short, ...shown.filter((one) => !slugOf(one))]
}
