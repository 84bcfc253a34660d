import type { Product } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'
import { productTrail } from '@/features/catalogue/category-crumbs'

type ProductCrumbsProps = {
  /** The product with its category. */
  product: Product
}

/** Breadcrumbs of a product page. */
export function ProductCrumbs({ product }: ProductCrumbsProps) {
  const msg = useMsg()
  return <Breadcrumbs items={productTrail(msg('common.home'), product)} />
}
