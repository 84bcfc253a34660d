import { useId } from 'react'
import styled from 'styled-components'
import { type Line, unitCount } from '@/domain/cart/cart'
import { cartDiscount, cartTotal, subtotalOf } from '@/domain/cart/totals'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { media } from '@/theme/breakpoints'
import { color, size, space, text, title } from '@/theme/tokens'
import { padded } from '@/lib/quantity'
import { Button } from '@/ui/actions/Button'
import { TotalBar } from '@/ui/layout/TotalBar'

type CartSummaryProps = {
  /** All lines; the selected ones that can be bought are added up. */
  lines: readonly Line[]
  /** Goes to the checkout with the selected lines. */
  onCheckout: () => void
}

/** Total of the selected lines, with the fixed discount (Product §9), and the button to checkout. */
export function CartSummary({ lines, onCheckout }: CartSummaryProps) {
  const msg = useMsg()
  const reason = useId()
  const subtotal = subtotalOf(lines)
  const discount = cartDiscount(subtotal)
  const isEmpty = lines.length === 0
  return (
    <Side aria-label={msg('cart.summary')}>
      <Box>
        <Title>{msg('cart.summary')}</Title>
        <Rows>
          <dt>{msg('cart.selected')}</dt>
          <dd>{padded(unitCount(lines))}</dd>
          <dt>{msg('cart.subtotal')}</dt>
          <dd>{formatVnd(subtotal)}</dd>
          {discount > 0 && (
            <>
              <dt>{msg('cart.discount')}</dt>
              <dd>−{formatVnd(discount)}</dd>
            </>
          )}
        </Rows>
      </Box>
      <TotalBar label={msg('cart.total')} amount={formatVnd(cartTotal(subtotal))}>
        <Button
          size="lg"
          block
          disabled={isEmpty}
          aria-describedby={isEmpty ? reason : undefined}
          onClick={onCheckout}
        >
          {msg('cart.checkout')}
        </Button>
        {isEmpty && (
          <Reason data-instead id={reason}>
            {msg('cart.selectOne')}
          </Reason>
        )}
      </TotalBar>
    </Side>
  )
}

/* On narrow screens it has no box of its own, so that the sticky bar stays in view along all lines. */
const Side = styled.section`
  display: contents;

  ${media.desktop} {
    position: sticky;
    top: calc(${size.header} + ${space(6)});
    display: block;
    background: ${color.sand};
  }
`

const Box = styled.div`
  display: grid;
  padding: ${space(5)};
  align-content: start;
  gap: ${space(5)};
  background: ${color.sand};

  ${media.tablet} {
    padding: ${space(6)};
  }

  ${media.desktop} {
    padding-bottom: ${space(2)};
  }
`

const Title = styled.h2`
  font: ${title.h3};
`

const Rows = styled.dl`
  display: grid;
  row-gap: ${space(2)};
  grid-template-columns: 1fr auto;

  & > dd {
    padding-left: ${space(3)};
    text-align: right;
    white-space: nowrap;
  }
`

const Reason = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
