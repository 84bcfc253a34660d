import { useQuery } from '@tanstack/react-query'
import type { ProductSummary } from '@/api/generated/model'
import { sessionAtom } from '@/features/auth/state'
import { wishlistIdsQuery } from '@/features/wishlist/queries'
import { useAtomValue } from '@/lib/store'
import { Heart } from './Heart'

export type CardHeartProps = { product: ProductSummary }

/** The heart of a card; the shopper's list says whether it is kept. */
export function CardHeart({ product }: CardHeartProps) {
  const enabled = useAtomValue(sessionAtom).token !== null
  const ids = useQuery({ ...wishlistIdsQuery, enabled }).data
  return <Heart product={{ ...product, summary: product }} kept={ids?.has(product.id) ?? false} />
}
