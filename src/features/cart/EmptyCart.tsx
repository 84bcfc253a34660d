import { useMsg } from '@/i18n/use-msg'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ButtonLink } from '@/ui/actions/Link'

/** The empty cart, with a link to the products (Product §2). */
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
