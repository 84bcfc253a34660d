import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import type { ProductSummary } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { useSaveLatest } from '@/lib/last-choice'
import { useSetAtom } from '@/lib/store'
import { IconButton } from '@/ui/actions/IconButton'
import { HeartFilledIcon, HeartIcon } from '@/ui/icons'
import { useToast } from '@/ui/toast/toast'
import { askSignInAtom, useSession } from '../auth/state'
import { useToggleWish, type WishlistProduct } from './mutations'
import { wishlistIdsQuery } from './queries'

type WishlistButtonProps = {
  product: WishlistProduct
  wished: boolean
}

/**
 * The wishlist button of a product (Product §2, §4). A visitor has to sign in first. After the sign-in, the
 * product is added without another click.
 */
export function WishlistButton({ product, wished }: WishlistButtonProps) {
  const signedIn = useSession().token !== null
  const isWished = wished && signedIn
  const askSignIn = useSetAtom(askSignInAtom)
  const msg = useMsg()
  const toast = useToast()
  const save = useToggleWish(product)
  const { shown, isSaving, choose } = useSaveLatest(isWished, async (next, { again }) => {
    try {
      await save(next)
      toast({ message: msg(next ? 'wishlist.added' : 'wishlist.removed') })
    } catch (error) {
      const message = msg(next ? 'wishlist.error.add' : 'wishlist.error.remove')
      if (error instanceof ApiError && error.status === 401) askSignIn(again)
      else toast({ message, type: 'error' })
      throw error
    }
  })
  return (
    <IconButton
      label={msg('wishlist.keep', { name: product.name })}
      aria-pressed={shown}
      aria-busy={isSaving || undefined}
      onClick={({ detail }) => {
        // The second click of a double click is ignored, because it would undo the first click.
        if (detail > 1) return
        if (signedIn) void choose(!shown)
        else askSignIn(() => void choose(true))
      }}
    >
      {shown ? <HeartFilledIcon /> : <HeartIcon />}
    </IconButton>
  )
}

export function CardWishlistButton({ product }: { product: ProductSummary }) {
  const enabled = useSession().token !== null
  const ids = useQuery({ ...wishlistIdsQuery, enabled }).data
  const wished = ids?.has(product.id) ?? false
  return <WishlistButton product={{ ...product, summary: product }} wished={wished} />
}
