import { CartLines } from '@/features/cart/CartLines'
import { CartSummary } from '@/features/cart/CartSummary'
import { CartColumns } from '@/features/cart/cart-columns'
import { EmptyCart } from '@/features/cart/EmptyCart'
import { cartAtom, selectedLinesAtom } from '@/features/cart/state'
import { useGoToCheckout } from '@/features/checkout/use-go-to-checkout'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue } from '@/lib/store'
import { Container } from '@/ui/Container'
import { PageTitle } from '@/ui/PageTitle'

/** Spec §2, cart: choose lines and quantities, see what they come to, go to checkout. */
export function CartScreen() {
  const msg = useMsg()
  const { lines } = useAtomValue(cartAtom)
  const selected = useAtomValue(selectedLinesAtom)
  const goToCheckout = useGoToCheckout()
  usePageHead({ title: msg('cart.title'), index: false })
  return (
    <Container>
      <PageTitle>{msg('cart.title')}</PageTitle>
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <CartColumns>
          <CartLines />
          <CartSummary lines={selected} onCheckout={() => goToCheckout(selected)} />
        </CartColumns>
      )}
    </Container>
  )
}
