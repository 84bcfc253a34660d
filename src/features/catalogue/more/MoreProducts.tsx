import type { Viewed } from '@/domain/catalogue/recently-viewed'
import { useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { Boundary } from '@/ui/feedback/Boundary'
import { useNearView } from '@/ui/feedback/late'
import { Text } from '@/ui/layout/basics'
import type { QuickAddOnCard } from '../ProductCard'
import { ProductSection } from './ProductSection'
import { useRelated } from './queries'
import { RecentlyViewed } from './RecentlyViewed'

type MoreProductsProps = {
  slug: string
  viewed: Viewed
  /** Related products are bought together with the one of the page. */
  quickAdd?: QuickAddOnCard
}

export function MoreProducts({ slug, viewed, quickAdd }: MoreProductsProps) {
  return (
    <>
      <Boundary>
        <RelatedProducts slug={slug} quickAdd={quickAdd} />
      </Boundary>
      <Boundary>
        <RecentlyViewed viewed={viewed} />
      </Boundary>
    </>
  )
}

/** Related products, fetched when the section comes near the screen. A failure counts as an empty list (Product §8). */
function RelatedProducts({ slug, quickAdd }: Pick<MoreProductsProps, 'slug' | 'quickAdd'>) {
  const msg = useMsg()
  const { near, watch } = useNearView()
  const { data, isError } = useRelated(slug, near)
  return (
    <ProductSection
      ref={watch}
      title={msg('product.related')}
      products={data ?? (isError ? [] : undefined)}
      skeletons={limits.listSkeletons}
      quickAdd={quickAdd}
      empty={<Text $color="inkSoft">{msg('product.related.none')}</Text>}
    />
  )
}
