import { useRouter } from '@tanstack/react-router'
import type { OrderLine } from '@/domain/cart/cart'
import { cartLinkOf } from '@/domain/cart/cart-link'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { useCopy } from '@/ui/toast/toast'

type CopyCartLinkProps = {
  lines: readonly Pick<OrderLine, 'productId' | 'variantId' | 'quantity'>[]
  /** A voucher's code that the link brings along. */
  code?: string
}

/** Copies a link that fills a shopper's cart with these lines (Product §2.9.7): for whoever answers chats. */
export function CopyCartLink({ lines, code }: CopyCartLinkProps) {
  const msg = useMsg()
  const copy = useCopy()
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
