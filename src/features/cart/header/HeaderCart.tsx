import { memo, type RefObject, useDeferredValue } from 'react'
import styled from 'styled-components'
import { type Line, lineKey } from '@/domain/cart/cart'
import { subtotalOf } from '@/domain/cart/totals'
import { WithMessages } from '@/i18n/WithMessages'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue } from '@/lib/store'
import { bar, color, space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ButtonLink } from '@/ui/actions/Link'
import { Popover } from '@/ui/overlays/Popover'
import { Price } from '@/ui/data/Price'
import { HeaderCartLine } from './HeaderCartLine'
import { cartAtom } from '@/features/cart/state'

type HeaderCartProps = {
  /** Whether it shows; the header keeps it. */
  open: boolean
  /** Called when it closes; the same function each time. */
  onClose: () => void
  /** The cart button that it hangs from. */
  anchor: RefObject<HTMLElement | null>
  /** Goes to the checkout with the selected lines. */
  onCheckout: () => void
}

/** The header's cart popover: the lines, and the buttons to cart and checkout (Product §2). */
export function HeaderCart(props: HeaderCartProps) {
  return (
    <WithMessages bundle="cart">
      <CartPanel {...props} />
    </WithMessages>
  )
}

function CartPanel({ open, onClose, anchor, onCheckout }: HeaderCartProps) {
  const msg = useMsg()
  const cart = useAtomValue(cartAtom)
  // Closed, it follows when the press that changed the cart has been answered.
  const later = useDeferredValue(cart)
  const { lines, selected } = open ? cart : later
  return (
    <Popover
      open={open}
      onOpenChange={onClose}
      anchor={anchor}
      label={msg('cart.title')}
      keepMounted="filled"
    >
      {lines.length === 0 ? (
        <EmptyState
          title={msg('cart.empty')}
          action={<ButtonLink to="/products">{msg('cart.empty.action')}</ButtonLink>}
        />
      ) : (
        <>
          <LineList lines={lines} onLeave={onClose} />
          <Foot>
            <Row>
              {msg('cart.subtotal')} <Price value={subtotalOf(lines)} />
            </Row>
            <ButtonLink to="/cart" variant="secondary" block>
              {msg('cart.view')}
            </ButtonLink>
            <Button block disabled={selected.length === 0} onClick={onCheckout}>
              {msg('cart.checkout')}
            </Button>
          </Foot>
        </>
      )}
    </Popover>
  )
}

type LineListProps = {
  /** The cart's lines and what they come to. */
  lines: readonly Line[]
  /** Called when a product opens. */
  onLeave: () => void
}

/** Remembered: whatever changes the cart's button renders the panel. */
const LineList = memo(function LineList({ lines, onLeave }: LineListProps) {
  return (
    <Lines>
      {lines.map((line) => (
        <HeaderCartLine key={lineKey(line)} line={line} onLeave={onLeave} />
      ))}
    </Lines>
  )
})

/* Isolated: what lies above a line's link lies below the foot all the same. */
const Lines = styled.ul`
  padding: ${space(4)};
  isolation: isolate;
  list-style: none;
`

const Foot = styled.div`
  position: ${bar.position};
  bottom: 0;
  display: grid;
  padding: ${space(4)};
  gap: ${space(3)};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
`

const Row = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
`
