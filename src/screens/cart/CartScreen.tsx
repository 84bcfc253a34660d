import { useCallback, useState, useTransition } from 'react'
import { type Line, lineKey } from '@/domain/cart/cart'
import type { CartSearch } from '@/domain/cart/cart-link'
import type { EditedLine } from '@/features/cart/CartLine'
import { CartLines } from '@/features/cart/CartLines'
import { CartColumns, CartSummary } from '@/features/cart/CartSummary'
import { cartAtom, selectedLinesAtom } from '@/features/cart/state'
import { useGoToCheckout } from '@/features/checkout/use-checkout'
import { useQuote } from '@/features/checkout/use-quote'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue } from '@/lib/store'
import { ButtonLink } from '@/ui/actions/Link'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { late } from '@/ui/feedback/late'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Container } from '@/ui/layout/Container'
import { PageTitle } from '@/ui/layout/PageTitle'

const LineEditor = late(async () => (await import('./LineEditor')).LineEditor)

const CartLinkOffer = late(async () => (await import('./CartLinkOffer')).CartLinkOffer, {
  room: <Skeleton height="240px" />,
})

type CartScreenProps = {
  /** A link that fills the cart. */
  link?: CartSearch
  /** Called once the link has done its work. */
  onLinkDone?: () => void
}

/** Product §2, cart: select lines, change quantities, see the total, go to checkout. */
export function CartScreen({ link, onLinkDone }: CartScreenProps) {
  const msg = useMsg()
  const { lines } = useAtomValue(cartAtom)
  const selected = useAtomValue(selectedLinesAtom)
  const goToCheckout = useGoToCheckout()
  const { bill } = useQuote(selected)
  const { edited, shown, edit, close } = useLineEditor()
  // Another tab may have removed the line.
  const isUsable = edited && lines.some((line) => lineKey(line) === lineKey(edited.line))
  usePageHead({ title: msg('cart.title'), index: false })
  return (
    <Container>
      <PageTitle>{msg('cart.title')}</PageTitle>
      {link?.add !== undefined && (
        <CartLinkOffer link={{ ...link, add: link.add }} onDone={() => onLinkDone?.()} />
      )}
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <CartColumns>
          <CartLines edited={shown} onEdit={edit} />
          <CartSummary lines={selected} bill={bill} onCheckout={() => goToCheckout(selected)} />
        </CartColumns>
      )}
      {edited && (
        <LineEditor line={edited.line} open={edited.open && Boolean(isUsable)} onClose={close} />
      )}
    </Container>
  )
}

function EmptyCart() {
  const msg = useMsg()
  return (
    <EmptyState
      title={msg('cart.empty')}
      text={msg('cart.empty.text')}
      action={<ButtonLink to="/products">{msg('cart.empty.action')}</ButtonLink>}
    />
  )
}

/** The line stays set while its panel closes, so that the panel is not empty. */
type Edited = { line: Line; open: boolean }

/**
 * State of the edit panel: its line, and whether it is open. The panel's code loads with its first opening; until
 * then the line shows that it is loading.
 */
function useLineEditor() {
  const [requested, setRequested] = useState<string>()
  const [edited, setEdited] = useState<Edited>()
  const [isLoading, startLoading] = useTransition()
  const edit = useCallback((line: Line) => {
    setRequested(lineKey(line))
    startLoading(async () => {
      await LineEditor.ahead()
      setEdited({ line, open: true })
    })
  }, [])
  const close = useCallback((line: Line) => setEdited({ line, open: false }), [])
  return { edited, shown: shownOf(edited, isLoading ? requested : undefined), edit, close }
}

function shownOf(edited: Edited | undefined, loading: string | undefined): EditedLine | null {
  if (loading !== undefined) return { key: loading, state: 'loading' }
  return edited?.open ? { key: lineKey(edited.line), state: 'open' } : null
}
