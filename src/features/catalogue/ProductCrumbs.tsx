import type { Product } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { Breadcrumbs } from '@/ui/Breadcrumbs'
import { parentsOf } from './category-crumbs'

/** The way from home through the categories to this product. */
export function ProductCrumbs({ product }: { product: Product }) {
  const msg = useMsg()
  const { category } = product
  const own = category ? [{ label: category.name, href: `/category/${category.slug}` }] : []
  return (
    <Breadcrumbs
      items={[
        { label: msg('common.home'), href: '/' },
        ...parentsOf(category),
        ...own,
        { label: product.name },
      ]}
    />
  )
}
