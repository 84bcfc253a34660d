import { useRef } from 'react'
import { ApiError } from '@/api/errors'
import { useMsg } from '@/i18n/use-msg'
import { IconButton } from '@/ui/actions/IconButton'
import { HeartFilledIcon, HeartIcon } from '@/ui/icons'
import { useToast } from '@/ui/toast/toast'
import { useToggleWish, type WishProduct } from './mutations'

type WishlistButtonProps = {
  product: WishProduct
  wished: boolean
  signedIn: boolean
  onNeedSignIn: (next: () => void) => void
}

/** The wishlist button (Product §2, §4). Visitors are asked to sign in first; the click then continues. */
export function WishlistButton({ product, wished, signedIn, onNeedSignIn }: WishlistButtonProps) {
  const msg = useMsg()
  const toast = useToast()
  const { save, isPending } = useToggleWish(product)
  // A ref, because a double click comes before the next render.
  const sending = useRef(false)
  const showFailure = (next: boolean, error: unknown) => {
    if (error instanceof ApiError && error.status === 401) {
      onNeedSignIn(() => void toggle(next))
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
      aria-pressed={wished}
      aria-busy={isPending || undefined}
      onClick={({ detail }) => {
        // The second click of a double click does not undo the first, however fast the host has answered.
        if (detail > 1) return
        if (signedIn) void toggle(!wished)
        else onNeedSignIn(() => void toggle(true))
      }}
    >
      {wished ? <HeartFilledIcon /> : <HeartIcon />}
    </IconButton>
  )
}
