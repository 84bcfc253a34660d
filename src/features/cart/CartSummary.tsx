import { useId } from 'react'
import styled from 'styled-components'
import type { Bill as Quoted } from '@/api/generated/model'
import { type Line, unitCount } from '@/domain/cart/cart'
import { cartBill } from '@/domain/order/bill'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { color, media, size, space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Bill } from '@/ui/data/Bill'
import { Stack, Text } from '@/ui/layout/basics'
import { TotalBar } from '@/ui/layout/TotalBar'

type CartSummaryProps = {
  /** The selected lines. */
  lines: readonly Line[]
  /** What ordering them would cost. */
  bill: Quoted
  onCheckout: () => void
}

/** What the selected lines cost before delivery (Product §9.7), and the button to checkout. */
export function CartSummary({ lines, bill, onCheckout }: CartSummaryProps) {
  const msg = useMsg()
  const reason = useId()
  const inCart = cartBill(bill)
  const isEmpty = lines.length === 0
  return (
    <Side aria-label={msg('cart.summary')}>
      <Box $gap={5} $align="start">
        <Text as="h2" $title="h3">
          {msg('cart.summary')}
        </Text>
        <Bill lines={inCart.lines} units={unitCount(lines)} />
      </Box>
      <TotalBar label={msg('bill.totalBeforeDelivery')} amount={formatVnd(inCart.total)}>
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
          <Text data-instead id={reason} $size="sm" $color="inkSoft">
            {msg('cart.selectOne')}
          </Text>
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

/** Lines beside their summary; stacked on narrow screens, where the total bar sticks along the whole column. */
export const CartColumns = styled.div`
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
