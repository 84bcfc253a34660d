import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '@/api/errors'
import type { ProductSummary } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { useSetAtom } from '@/lib/store'
import { IconButton } from '@/ui/actions/IconButton'
import { HeartFilledIcon, HeartIcon } from '@/ui/icons'
import { useToast } from '@/ui/toast/toast'
import { askSignInAtom, useSession } from '../auth/state'
import { useToggleWish, type WishProduct } from './mutations'
import { wishlistIdsQuery } from './queries'

type WishlistButtonProps = {
  product: WishProduct
  wished: boolean
}

/** The wishlist button (Product §2, §4). Visitors sign in first; then their click is carried out. */
export function WishlistButton({ product, wished }: WishlistButtonProps) {
  const signedIn = useSession().token !== null
  const isWished = wished && signedIn
  const askSignIn = useSetAtom(askSignInAtom)
  const msg = useMsg()
  const toast = useToast()
  const { save, isPending } = useToggleWish(product)
  // A ref, because a double click comes before the next render.
  const sending = useRef(false)
  const showFailure = (next: boolean, error: unknown) => {
    if (error instanceof ApiError && error.status === 401) {
      askSignIn(() => void toggle(next))
      return
    }
    const message = msg(next ? 'wishlist.error.add' : 'wishlist.error.remove')
    toast({ message, type: 'error' })
  }
  // `mutateAsync`, because the callbacks of `mutate` do not run once the button has unmounted.
  const toggle = async (next: boolean) => {
    if (sending.current) return
    sending.current = true
    try {
      await save(next)
      toast({ message: msg(next ? 'wishlist.added' : 'wishlist.removed') })
    } catch (error) {
      showFailure(next, error)
    } finally {
      sending.current = false
    }
  }
  return (
    <IconButton
      label={msg('wishlist.keep', { name: product.name })}
      aria-pressed={isWished}
      aria-busy={isPending || undefined}
      onClick={({ detail }) => {
        // The second click of a double click does not undo the first, however fast the host has answered.
        if (detail > 1) return
        if (signedIn) void toggle(!wished)
        else askSignIn(() => void toggle(true))
      }}
    >
      {isWished ? <HeartFilledIcon /> : <HeartIcon />}
    </IconButton>
  )
}

export function CardWishlistButton({ product }: { product: ProductSummary }) {
  const enabled = useSession().token !== null
  const ids = useQuery({ ...wishlistIdsQuery, enabled }).data
  const wished = ids?.has(product.id) ?? false
  return <WishlistButton product={{ ...product, summary: product }} wished={wished} />
}
