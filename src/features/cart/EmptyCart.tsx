import { useMsg } from '@/i18n/use-msg'
import { EmptyState } from '@/ui/EmptyState'
import { ButtonLink } from '@/ui/Link'

/** Nothing in the cart: the way to the products (spec §2). */
export function EmptyCart() {
  const msg = useMsg()
  return (
    <EmptyState
      title={msg('cart.empty')}
      text={msg('cart.empty.text')}
      action={<ButtonLink to="/products">{msg('cart.empty.action')}</ButtonLink>}
    />
  )
}
