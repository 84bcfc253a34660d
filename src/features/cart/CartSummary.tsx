import { useId } from 'react'
import styled from 'styled-components'
import { type Line, unitCount } from '@/domain/cart'
import { cartTotal, fixedAmounts, subtotalOf } from '@/domain/money'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { media } from '@/theme/breakpoints'
import { color, size, space, text, weight } from '@/theme/tokens'
import { Button } from '@/ui/Button'
import { padded } from '@/ui/quantity-step'

type CartSummaryProps = { lines: readonly Line[]; onCheckout: () => void }

/** What the selected lines come to, with the fixed discount line (spec §9), and the way to checkout. */
export function CartSummary({ lines, onCheckout }: CartSummaryProps) {
  const msg = useMsg()
  const reason = useId()
  const subtotal = subtotalOf(lines)
  const none = lines.length === 0
  return (
    <Box aria-label={msg('cart.summary')}>
      <Title>{msg('cart.summary')}</Title>
      <Rows>
        <dt>{msg('cart.selected')}</dt>
        <dd>{padded(unitCount(lines))}</dd>
        <dt>{msg('cart.subtotal')}</dt>
        <dd>{formatVnd(subtotal)}</dd>
        <dt>{msg('cart.discount')}</dt>
        <dd>−{formatVnd(fixedAmounts.cartDiscount)}</dd>
        <Total as="dt">{msg('cart.total')}</Total>
        <Total as="dd">{formatVnd(cartTotal(subtotal))}</Total>
      </Rows>
      <Button
        size="lg"
        block
        disabled={none}
        aria-describedby={none ? reason : undefined}
        onClick={onCheckout}
      >
        {msg('cart.checkout')}
      </Button>
      {none && <Reason id={reason}>{msg('cart.selectOne')}</Reason>}
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  padding: ${space(5)};
  align-content: start;
  gap: ${space(5)};
  background: ${color.sand};

  ${media.tablet} {
    padding: ${space(6)};
  }

  ${media.desktop} {
    position: sticky;
    top: calc(${size.header} + ${space(6)});
  }
`

const Title = styled.h2`
  font-size: ${text.h3};
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

const Total = styled.dt`
  padding-top: ${space(3)};
  border-top: 1px solid ${color.line};
  font-size: ${text.lg};
  font-weight: ${weight.bold};
`

const Reason = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
