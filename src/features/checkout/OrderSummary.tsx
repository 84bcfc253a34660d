import { useId } from 'react'
import styled from 'styled-components'
import { lineKey, optionsOf, unitCount } from '@/domain/cart/cart'
import { type CheckedLine, orderableLines } from '@/domain/cart/checked-lines'
import {
  cartDiscount,
  fixedAmounts,
  orderTotals,
  type OrderTotals,
  subtotalOf,
} from '@/domain/cart/totals'
import { isSampleCoupon, sampleCoupon, tidyCoupon } from '@/domain/order/coupon'
import type { OrderForm } from '@/domain/order/form'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { padded } from '@/lib/quantity'
import { media } from '@/theme/breakpoints'
import { color, space, text } from '@/theme/tokens'
import { AmountList } from '@/ui/data/AmountList'
import { Price } from '@/ui/data/Price'
import { FormTextField } from '@/ui/form/FormTextField'
import { useFormValues } from '@/ui/form/use-form-values'
import { Grid, Row, Stack } from '@/ui/layout/Stack'
import { Text } from '@/ui/layout/Text'
import { Picture } from '@/ui/media/Picture'

type OrderSummaryProps = {
  /** What is bought, compared with the server. */
  lines: readonly CheckedLine[]
  /** The server's errors of single lines, by line key. */
  lineErrors: ReadonlyMap<string, string>
}

/**
 * The lines of the order, the coupon and an estimate of the price (Product §2, §9); the server's figures count. On wide
 * screens only the lines scroll, so that the sums stay in sight.
 */
export function OrderSummary({ lines, lineErrors }: OrderSummaryProps) {
  const msg = useMsg()
  const titleId = useId()
  return (
    <Box as="section" aria-labelledby={titleId} $gap={4}>
      <Text as="h2" id={titleId} $title="h3">
        {msg('checkout.summary')}
      </Text>
      <Items
        aria-label={msg('checkout.summary.items')}
        // A list that may scroll takes the focus, so that the arrow keys scroll it.
        tabIndex={lines.length > linesInSight ? 0 : undefined}
      >
        {lines.map((line) => (
          <SummaryItem key={lineKey(line)} line={line} error={lineErrors.get(lineKey(line))} />
        ))}
      </Items>
      <CouponField />
      <SummaryAmounts lines={lines} />
    </Box>
  )
}

/** Lines that fit beside the form in a low window. */
const linesInSight = 1

const Box = styled(Stack)`
  padding: ${space(6)};
  background: ${color.sand};

  ${media.desktop} {
    grid-template-rows: auto minmax(${space(34)}, 1fr);
    min-height: 0;
    padding-block-end: ${space(4)};
  }
`

const Items = styled.ul`
  padding: 0;
  border-block: 1px solid ${color.line};
  list-style: none;

  ${media.desktop} {
    overflow-y: auto;
    overscroll-behavior: contain;
    margin-inline-end: -${space(3)};
    padding-inline-end: ${space(3)};
    scrollbar-color: ${color.lineStrong} transparent;
    scrollbar-width: thin;
  }
`

type SummaryItemProps = { line: CheckedLine; error: string | undefined }

/** Picture, name, colour and size, quantity, price (Product §2), and what the server said of them. */
function SummaryItem({ line, error }: SummaryItemProps) {
  const msg = useMsg()
  const notes = useLineNotes()(line)
  const options = optionsOf(line)
  return (
    <Item as="li" data-gone={line.gone} $gap={4} $columns="72px minmax(0, 1fr)">
      <Picture src={line.image} alt="" sizes="72px" />
      <Stack $gap={1} $align="start">
        <Text $weight="bold">{line.name}</Text>
        {options && (
          <Text $size="sm" $color="inkSoft">
            {options}
          </Text>
        )}
        <Row $wrap $gap={[1, 3]} $align="baseline" $justify="space-between">
          <Text $size="sm" $color="inkSoft">
            {msg('checkout.summary.quantity', { count: padded(line.quantity) })}
          </Text>
          <Price value={line.price} size="sm" />
        </Row>
        {notes.map((note) => (
          <Note key={note}>{note}</Note>
        ))}
        {error && (
          <Text $size="sm" $weight="bold" $color="danger">
            {error}
          </Text>
        )}
      </Stack>
    </Item>
  )
}

const Item = styled(Grid)`
  padding-block: ${space(4)};

  & + & {
    border-block-start: 1px solid ${color.line};
  }

  contain-intrinsic-size: auto 129px;
  content-visibility: auto;
`

const Note = styled.p`
  padding: ${space(1)} ${space(2)};
  border-inline-start: 3px solid ${color.warning};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${text.sm};
`

/** What changed about a line since the shopper saw it, in words (Product §12.1). */
export function useLineNotes(): (line: CheckedLine) => string[] {
  const msg = useMsg()
  return ({ gone, stock, oldPrice, price, quantityBefore, quantity }) => {
    if (gone) return [msg(stock === 0 ? 'checkout.line.soldOut' : 'checkout.line.gone')]
    const notes: string[] = []
    if (oldPrice !== undefined && oldPrice !== price) {
      const prices = { before: formatVnd(oldPrice), now: formatVnd(price) }
      notes.push(msg('checkout.line.price', prices))
    }
    if (quantityBefore !== undefined) {
      notes.push(msg('checkout.line.stock', { left: quantity, before: quantityBefore }))
    }
    return notes
  }
}

/** An optional coupon. The server judges it with the order and refuses a wrong one at this field (Product §4.8). */
function CouponField() {
  const msg = useMsg()
  const { coupon } = useFormValues<OrderForm>()
  const percent = fixedAmounts.couponPercent
  const hint = isSampleCoupon(coupon)
    ? msg('checkout.coupon.known', { percent })
    : msg(tidyCoupon(coupon) ? 'checkout.coupon.unknown' : 'checkout.coupon.hint')
  return (
    <FormTextField
      name="coupon"
      label={msg('checkout.coupon')}
      hint={hint}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="done"
    />
  )
}

/** The sums of the order, before the total of the pay bar (Product §9.7): an estimate until the server has answered. */
function SummaryAmounts({ lines }: Pick<OrderSummaryProps, 'lines'>) {
  const msg = useMsg()
  const { subtotal, shipping, discount } = useOrderTotals(lines)
  const hasCoupon = isSampleCoupon(useFormValues<OrderForm>().coupon)
  const inCart = cartDiscount(subtotal)
  return (
    <div>
      <AmountList
        dense
        rows={[
          { label: msg('checkout.summary.subtotal'), value: formatVnd(subtotal) },
          {
            label: msg('checkout.summary.units'),
            value: padded(unitCount(orderableLines(lines))),
          },
          { label: msg('checkout.summary.shipping'), value: formatVnd(shipping) },
          discount > 0 && {
            label: hasCoupon
              ? msg('checkout.summary.coupon', { code: sampleCoupon })
              : msg('checkout.summary.promotion'),
            value: `−${formatVnd(discount)}`,
            isSaving: true,
          },
        ]}
      />
      {inCart > 0 && (
        <CartDiscount $size="sm" $color="inkSoft">
          {msg('checkout.summary.cartDiscount', { amount: formatVnd(inCart) })}
        </CartDiscount>
      )}
    </div>
  )
}

const CartDiscount = styled(Text)`
  margin-block-start: ${space(2)};
`

/**
 * Returns the estimate for these lines and the coupon in the surrounding form (Product §9.7). Only the voucher page's
 * code is priced here; what another one is worth shows on the placed order.
 */
export function useOrderTotals(lines: readonly CheckedLine[]): OrderTotals {
  const { coupon } = useFormValues<OrderForm>()
  return orderTotals(subtotalOf(orderableLines(lines)), isSampleCoupon(coupon))
}
