import { useCallback, useId, useState } from 'react'
import styled from 'styled-components'
import { type Line, lineKey, unitCount } from '@/domain/cart/cart'
import type { CartSearch } from '@/domain/cart/cart-link'
import { cartBill } from '@/domain/order/bill'
import { CartLines } from '@/features/cart/CartLines'
import { cartAtom, selectedLinesAtom } from '@/features/cart/state'
import { useQuote } from '@/features/checkout/queries'
import { readCheckoutDraft, useGoToCheckout } from '@/features/checkout/state'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { useAtomValue } from '@/lib/store'
import { color, media, size, space } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { ButtonLink } from '@/ui/actions/Link'
import { BillView } from '@/ui/data/BillView'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { defer } from '@/ui/feedback/late'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Container, PageTitle, Stack, Text } from '@/ui/layout/basics'
import { TotalBar } from '@/ui/layout/TotalBar'

const CartLineEditor = defer(async () => (await import('./CartLineEditor')).CartLineEditor)

const CartLinkOffer = defer(async () => (await import('./CartLinkOffer')).CartLinkOffer, {
  room: <Skeleton height="240px" />,
})

const CartFooter = defer(async () => (await import('./CartFooter')).CartFooter, { room: null })

type CartScreenProps = {
  /** The parameters of a link that fills the cart. */
  link?: CartSearch
  /** Called when the shopper has accepted or declined the lines of `link`. */
  onLinkDone?: () => void
}

/**
 * The cart (Product §2). The shopper selects lines, changes quantities, sees the total, and opens the
 * checkout.
 */
export function CartScreen({ link, onLinkDone }: CartScreenProps) {
  const msg = useMsg()
  const { lines } = useAtomValue(cartAtom)
  const selected = useAtomValue(selectedLinesAtom)
  const goToCheckout = useGoToCheckout()
  const inCart = cartBill(useQuote(selected).bill)
  const reasonId = useId()
  const [{ coupon }] = useState(readCheckoutDraft)
  // The edit panel keeps its line while it closes. Otherwise it would be empty during the animation.
  const [edited, setEdited] = useState<{ line: Line; open: boolean }>()
  const edit = useCallback((line: Line) => setEdited({ line, open: true }), [])
  const close = useCallback((line: Line) => setEdited({ line, open: false }), [])
  // False if the edited line is no longer in the cart, for example because another browser tab has removed
  // it.
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
            {/* The price of the selected lines before delivery (Product §9.7), and the button that opens the
                checkout. */}
            <Side aria-label={msg('cart.summary')}>
              <Box $gap={5} $align="start">
                <Text as="h2" $title="h3">
                  {msg('cart.summary')}
                </Text>
                <BillView lines={inCart.lines} units={unitCount(selected)} />
                {coupon && (
                  <Text $size="sm" $color="inkSoft">
                    {msg('cart.coupon', { code: coupon })}
                  </Text>
                )}
              </Box>
              <TotalBar
                label={msg('bill.total')}
                amount={formatVnd(inCart.total)}
                note={msg('bill.beforeDelivery')}
              >
                <Button
                  size="lg"
                  block
                  disabled={selected.length === 0}
                  aria-describedby={selected.length === 0 ? reasonId : undefined}
                  onClick={() => goToCheckout(selected)}
                >
                  {msg('cart.checkout')}
                </Button>
                {selected.length === 0 && (
                  <Text data-instead id={reasonId} $size="sm" $color="inkSoft">
                    {msg('cart.selectOne')}
                  </Text>
                )}
              </TotalBar>
            </Side>
          </CartColumns>
        )}
        {edited && (
          <CartLineEditor
            line={edited.line}
            open={edited.open && Boolean(isUsable)}
            onClose={close}
          />
        )}
      </Container>
      <End>
        <CartFooter key={String(isEmpty)} slug={lines[0]?.slug} />
      </End>
    </>
  )
}

/* On narrow screens this element has no box, so that the sticky bar stays in view along all lines. */
const Side = styled.section`
  display: contents;

  ${media.desktop} {
    position: sticky;
    top: calc(${size.header} + ${space(6)});
    display: block;
    background: ${color.sand};
  }
`

const Box = styled(Stack)`
  padding: ${space(5)};
  background: ${color.sand};

  ${media.tablet} {
    padding: ${space(6)};
  }

  ${media.desktop} {
    padding-bottom: ${space(2)};
  }
`

/* The box is so high that the footer stays out of view while the end of the screen loads. */
const End = styled.div`
  min-height: 80svh;
  margin-block-start: ${space(12)};
`

/**
 * The lines of the cart, and the summary beside them. On narrow screens the summary is below the lines, and
 * the bar with the total is sticky.
 */
const CartColumns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(10)};

  ${media.desktop} {
    display: grid;
    align-items: start;
    gap: ${space(16)};
    grid-template-columns: minmax(0, 1fr) 360px;
  }
`
