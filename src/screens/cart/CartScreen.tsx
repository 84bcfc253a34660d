import { useCallback, useState } from 'react'
import { type Line, lineKey } from '@/domain/cart/cart'
import type { CartSearch } from '@/domain/cart/cart-link'
import { CartLines } from '@/features/cart/CartLines'
import { CartColumns, CartSummary } from '@/features/cart/CartSummary'
import { cartAtom, selectedLinesAtom } from '@/features/cart/state'
import { useGoToCheckout } from '@/features/checkout/state'
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

const Shelves = late(async () => (await import('@/features/catalogue/more/Shelves')).GoOnShelf, {
  room: null,
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
  // The line stays set while its panel closes, so that the panel is not empty.
  const [edited, setEdited] = useState<{ line: Line; open: boolean }>()
  const edit = useCallback((line: Line) => setEdited({ line, open: true }), [])
  const close = useCallback((line: Line) => setEdited({ line, open: false }), [])
  // Another tab may have removed the line.
  const isUsable = edited && lines.some((line) => lineKey(line) === lineKey(edited.line))
  usePageHead({ title: msg('cart.title'), index: false })
  const isEmpty = lines.length === 0
  return (
    <>
      <Container>
        <PageTitle>{msg('cart.title')}</PageTitle>
        {link?.add !== undefined && (
          <CartLinkOffer link={{ ...link, add: link.add }} onDone={() => onLinkDone?.()} />
        )}
        {isEmpty ? (
          <EmptyState
            title={msg('cart.empty')}
            text={msg('cart.empty.text')}
            action={<ButtonLink to="/products">{msg('cart.empty.action')}</ButtonLink>}
          />
        ) : (
          <CartColumns>
            <CartLines edited={edited?.open ? lineKey(edited.line) : undefined} onEdit={edit} />
            <CartSummary lines={selected} bill={bill} onCheckout={() => goToCheckout(selected)} />
          </CartColumns>
        )}
        {edited && (
          <LineEditor line={edited.line} open={edited.open && Boolean(isUsable)} onClose={close} />
        )}
      </Container>
      {isEmpty && <Shelves />}
    </>
  )
}
