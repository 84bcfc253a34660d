import styled from 'styled-components'
import { unitCount } from '@/domain/cart/cart'
import { type CheckedLine, orderableLines } from '@/domain/cart/checked-lines'
import { cartDiscount } from '@/domain/cart/totals'
import { isSampleCoupon, sampleCoupon } from '@/domain/order/coupon'
import type { OrderForm } from '@/domain/order/form'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { padded } from '@/lib/quantity'
import { color, space, text } from '@/theme/tokens'
import { useFormValues } from '@/ui/form/use-form-values'
import { useOrderTotals } from './use-order-totals'

type SummaryAmountsProps = {
  /** What is bought; the amounts are an estimate until the server has answered. */
  lines: readonly CheckedLine[]
}

/** The sums of the order, before the total of the pay bar (Product §9.7). */
export function SummaryAmounts({ lines }: SummaryAmountsProps) {
  const msg = useMsg()
  const { subtotal, shipping, discount } = useOrderTotals(lines)
  const hasCoupon = isSampleCoupon(useFormValues<OrderForm>().coupon)
  const inCart = cartDiscount(subtotal)
  return (
    <div>
      <Amounts>
        <dt>{msg('checkout.summary.subtotal')}</dt>
        <dd>{formatVnd(subtotal)}</dd>
        <dt>{msg('checkout.summary.units')}</dt>
        <dd>{padded(unitCount(orderableLines(lines)))}</dd>
        <dt>{msg('checkout.summary.shipping')}</dt>
        <dd>{formatVnd(shipping)}</dd>
        {discount > 0 && (
          <>
            <dt>
              {hasCoupon
                ? msg('checkout.summary.coupon', { code: sampleCoupon })
                : msg('checkout.summary.promotion')}
            </dt>
            <Saved>−{formatVnd(discount)}</Saved>
          </>
        )}
      </Amounts>
      {inCart > 0 && (
        <Small>{msg('checkout.summary.cartDiscount', { amount: formatVnd(inCart) })}</Small>
      )}
    </div>
  )
}

const Amounts = styled.dl`
  display: grid;
  gap: ${space(1)} ${space(4)};
  grid-template-columns: 1fr auto;

  & > dt {
    color: ${color.inkSoft};
  }

  & > dd {
    text-align: end;
    white-space: nowrap;
  }
`

const Saved = styled.dd`
  color: ${color.positive};
`

const Small = styled.p`
  margin-block-start: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
