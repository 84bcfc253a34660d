import { lazy } from 'react'
import { lineKey } from '@/domain/cart/cart'
import { CartLines } from '@/features/cart/lines/CartLines'
import { CartSummary } from '@/features/cart/CartSummary'
import { CartColumns } from '@/features/cart/cart-layout'
import { EmptyCart } from '@/features/cart/EmptyCart'
import { cartAtom, selectedLinesAtom } from '@/features/cart/state'
import { useGoToCheckout } from '@/features/checkout/use-checkout-lines'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue } from '@/lib/store'
import { Container } from '@/ui/layout/Container'
import { Late } from '@/ui/feedback/Boundary'
import { PageTitle } from '@/ui/layout/PageTitle'
import { useLineEditor } from './use-line-editor'

const LineEditor = lazy(() =>
  import('./LineEditor').then((module) => ({ default: module.LineEditor })),
)

/** Product §2, cart: select lines, change quantities, see the total, go to checkout. */
export function CartScreen() {
  const msg = useMsg()
  const { lines } = useAtomValue(cartAtom)
  const selected = useAtomValue(selectedLinesAtom)
  const goToCheckout = useGoToCheckout()
  const { edited, shown, edit, close } = useLineEditor()
  // Another tab may have removed the line.
  const isUsable = edited && lines.some((line) => lineKey(line) === lineKey(edited.line))
  usePageHead({ title: msg('cart.title'), index: false })
  return (
    <Container>
      <PageTitle>{msg('cart.title')}</PageTitle>
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <CartColumns>
          <CartLines edited={shown} onEdit={edit} />
          <CartSummary lines={selected} onCheckout={() => goToCheckout(selected)} />
        </CartColumns>
      )}
      <Late>
        {edited && (
          <LineEditor line={edited.line} open={edited.open && Boolean(isUsable)} onClose={close} />
        )}
      </Late>
    </Container>
  )
}
