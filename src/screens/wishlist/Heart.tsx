import { useQuery } from '@tanstack/react-query'
import type { ProductSummary } from '@/api/generated/model'
import { askSignInAtom, useSession } from '@/features/auth/state'
import type { WishProduct } from '@/features/wishlist/mutations'
import { wishlistIdsQuery } from '@/features/wishlist/queries'
import { WishlistButton } from '@/features/wishlist/WishlistButton'
import { useSetAtom } from '@/lib/store'

export type HeartProps = { product: WishProduct; wished: boolean }

/** The wishlist button of a product. Visitors sign in first; then their tap is carried out (Product §2). */
export function Heart({ product, wished }: HeartProps) {
  const signedIn = useSession().token !== null
  const askSignIn = useSetAtom(askSignInAtom)
  return (
    <WishlistButton
      product={product}
      wished={wished && signedIn}
      signedIn={signedIn}
      onNeedSignIn={askSignIn}
    />
  )
}

export type CardHeartProps = { product: ProductSummary }

export function CardHeart({ product }: CardHeartProps) {
  const enabled = useSession().token !== null
  const ids = useQuery({ ...wishlistIdsQuery, enabled }).data
  return <Heart product={{ ...product, summary: product }} wished={ids?.has(product.id) ?? false} />
}
