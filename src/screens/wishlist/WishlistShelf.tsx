import { useQuery } from '@tanstack/react-query'
import type { ProductSummary } from '@/api/generated/model'
import { CardGrid, CardGridSkeleton } from '@/features/catalogue/card/CardGrid'
import { wishlistErrors } from '@/features/wishlist/errors'
import { wishlistQuery } from '@/features/wishlist/queries'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { Async } from '@/ui/feedback/Async'
import { Button } from '@/ui/actions/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { HeartIcon } from '@/ui/icons'
import { ButtonLink } from '@/ui/actions/Link'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { CardHeart } from './Heart'
import { useFocusAfterRemoval } from './use-focus-after-removal'

type WishlistShelfProps = {
  /** Called to add a product that has several variants. */
  onChoose: (product: ProductSummary) => void
}

/** The wishlist's products; each can be removed, or chosen for the cart. */
export function WishlistShelf({ onChoose }: WishlistShelfProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const query = useQuery(wishlistQuery)
  const onFocus = useFocusAfterRemoval(query.data?.length ?? 0)
  return (
    <Async
      query={query}
      skeleton={<CardGridSkeleton count={limits.recentSkeletons} />}
      errorMessage={(error) => errorText(wishlistErrors(error))}
      isEmpty={(products) => products.length === 0}
      empty={
        <EmptyState
          icon={<HeartIcon size={48} />}
          title={msg('wishlist.empty')}
          text={msg('wishlist.empty.text')}
          action={<ButtonLink to="/products">{msg('catalogue.seeAll')}</ButtonLink>}
        />
      }
    >
      {(products) => (
        <div onFocus={onFocus}>
          <VisuallyHidden as="h2">{msg('catalogue.list')}</VisuallyHidden>
          <CardGrid
            products={products}
            heart={(product) => <CardHeart product={product} />}
            below={(product) => (
              <Button
                variant="secondary"
                block
                disabled={!product.in_stock}
                aria-label={msg(
                  product.in_stock ? 'wishlist.choose.name' : 'wishlist.soldOut.name',
                  {
                    name: product.name,
                  },
                )}
                onClick={() => onChoose(product)}
              >
                {msg(product.in_stock ? 'wishlist.choose' : 'catalogue.soldOut')}
              </Button>
            )}
          />
        </div>
      )}
    </Async>
  )
}
