import { useRef } from 'react'
import { ApiError } from '@/api/errors'
import { useMsg } from '@/i18n/use-msg'
import { IconButton } from '@/ui/actions/IconButton'
import { HeartFilledIcon, HeartIcon } from '@/ui/icons'
import { useToast } from '@/ui/toast/toast'
import { useKeepWish, type Wish } from './mutations'

type WishlistButtonProps = {
  product: Wish
  /** Whether the shopper keeps it, as the server said. */
  wished: boolean
  signedIn: boolean
  /** Asks the visitor to sign in; `next` is the tap that goes on afterwards. */
  onNeedSignIn: (next: () => void) => void
}

/** The heart (Product §2, §4). For signed-in shoppers only: visitors are asked in, and then it happens. */
export function WishlistButton({ product, wished, signedIn, onNeedSignIn }: WishlistButtonProps) {
  const msg = useMsg()
  const toast = useToast()
  const { keep: send, isPending } = useKeepWish(product)
  // The state tells too late: a double click arrives before the next render.
  const sending = useRef(false)
  const sayFailure = (next: boolean, error: unknown) => {
    if (error instanceof ApiError && error.status === 401) {
      onNeedSignIn(() => void keep(next))
      return
    }
    const message = msg(next ? 'wishlist.error.add' : 'wishlist.error.remove')
    toast({ message, type: 'error' })
  }
  // Awaited: the callbacks of `mutate` say nothing once the heart has left the screen, a promise does.
  const keep = async (next: boolean) => {
    if (sending.current) return
    sending.current = true
    try {
      await send(next)
      toast({ message: msg(next ? 'wishlist.added' : 'wishlist.removed') })
    } catch (error) {
      sayFailure(next, error)
    } finally {
      sending.current = false
    }
  }
  return (
    <IconButton
      label={msg('wishlist.keep', { name: product.name })}
      aria-pressed={wished}
      aria-busy={isPending || undefined}
      onClick={() => (signedIn ? void keep(!wished) : onNeedSignIn(() => void keep(true)))}
    >
      {wished ? <HeartFilledIcon /> : <HeartIcon />}
    </IconButton>
  )
}
