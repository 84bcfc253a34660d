import { askSignInAtom, sessionAtom } from '@/features/auth/state'
import type { Wish } from '@/features/wishlist/mutations'
import { WishlistButton } from '@/features/wishlist/WishlistButton'
import { WithMessages } from '@/i18n/WithMessages'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { HeartPlace } from './HeartPlace'

export type HeartProps = { product: Wish; kept: boolean }

/** The heart of a product, with the login popup for visitors; the tap goes on after it (decisions §2). */
export function Heart({ product, kept }: HeartProps) {
  const signedIn = useAtomValue(sessionAtom).token !== null
  const askSignIn = useSetAtom(askSignInAtom)
  return (
    <WithMessages bundle="wishlist" fallback={<HeartPlace />}>
      <WishlistButton
        product={product}
        kept={kept && signedIn}
        signedIn={signedIn}
        onNeedSignIn={askSignIn}
      />
    </WithMessages>
  )
}
