import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { color } from '@/theme/tokens'
import { MoreSection } from './MoreSection'
import { ProductRow, ProductRowSkeleton } from './ProductRow'
import { useRelated } from './queries'
import { useNearView } from '@/ui/layout/use-near-view'

type RelatedProductsProps = {
  /** The product whose relatives are shown. */
  slug: string
}

/** Related products, fetched when the section comes near the screen. A failure counts as an empty list (Product §8). */
export function RelatedProducts({ slug }: RelatedProductsProps) {
  const msg = useMsg()
  const { near, watch } = useNearView()
  const { data, isError } = useRelated(slug, near)
  const products = data ?? (isError ? [] : undefined)
  return (
    <MoreSection ref={watch} title={msg('product.related')} busy={!products}>
      {!products ? (
        <ProductRowSkeleton count={limits.listSkeletons} />
      ) : products.length > 0 ? (
        <ProductRow products={products} />
      ) : (
        <None>{msg('product.related.none')}</None>
      )}
    </MoreSection>
  )
}

const None = styled.p`
  color: ${color.inkSoft};
`
