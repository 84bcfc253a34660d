import { useRouter } from '@tanstack/react-router'
import type { OrderableLine } from '@/domain/cart/cart'
import { cartLinkOf } from '@/domain/cart/cart-link'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { useCopyText } from '@/ui/toast/toast'

type CopyCartLinkButtonProps = {
  lines: readonly Pick<OrderableLine, 'productId' | 'variantId' | 'quantity'>[]
  /** The code of a voucher that the copied link contains. */
  code?: string
}

/**
 * A button that copies a link for chats. When a shopper opens the link, these lines are put into their cart
 * (Product §2.9.6).
 */
export function CopyCartLinkButton({ lines, code }: CopyCartLinkButtonProps) {
  const msg = useMsg()
  const copy = useCopyText()
  const router = useRouter()
  const onCopy = () => {
    const { publicHref } = router.buildLocation({ to: '/cart', search: cartLinkOf(lines, code) })
    const link = new URL(publicHref, location.origin).href
    void copy(link, { copied: msg('cart.link.copied'), failed: msg('cart.link.notCopied') })
  }
  return (
    <Button variant="quiet" onClick={onCopy}>
      {msg('cart.link.copy')}
    </Button>
  )
}
