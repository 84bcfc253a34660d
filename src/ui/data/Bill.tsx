import { Fragment } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { entryOf } from '@/lib/json'
import { formatVnd, padded } from '@/lib/numbers'
import { space } from '@/theme/tokens.gen'
import { Grid, Text } from '../layout/basics'

type BillLine = {
  /**
   * The kind of line: `subtotal`, `discount`, `shipping`, `promotion`, `coupon`, `exchange`, or a code that
   * only the host knows.
   */
  code: string
  /**
   * The host's text for a code of its own. For a coupon it is the coupon's code, and for an exchange the code
   * of the exchanged order.
   */
  label: string
  /** In whole VND. An amount that is taken off is negative. */
  amount: number
}

type BillProps = {
  /** The lines, in the order in which they are shown. */
  lines: readonly BillLine[]
  /** The number of units, shown above the lines. */
  units?: number
  /** The sum below the lines, in whole VND. Leave it out if another part of the page shows the sum. */
  total?: number
  /** True for the sum of a cart, because the delivery fee is added later. */
  isBeforeDelivery?: boolean
  /** Less space between rows and softer labels, for a narrow column. */
  dense?: boolean
}

/**
 * The bill of an order, line by line. Cart, checkout, receipt and back office show the same bill (Product
 * §9.7).
 */
export function Bill({ lines, units, total, isBeforeDelivery, dense = false }: BillProps) {
  const msg = useMsg()
  const labelOf = useBillLabel()
  return (
    <List as="dl" $gap={[dense ? 1 : 2, 4]} $columns="1fr auto" $align="baseline">
      {units !== undefined && (
        <>
          <Text as="dt" {...(dense && { $color: 'inkSoft' })}>
            {msg('bill.units')}
          </Text>
          <dd>{padded(units)}</dd>
        </>
      )}
      {lines.map((line) => (
        <Fragment key={line.code + line.label}>
          <Text as="dt" {...(dense && { $color: 'inkSoft' })}>
            {labelOf(line)}
          </Text>
          <Text as="dd" {...(line.amount < 0 && { $color: 'positive' })}>
            {billAmount(line.amount)}
          </Text>
        </Fragment>
      ))}
      {total !== undefined && (
        <>
          <Total as="dt" $size={isBeforeDelivery ? 'sm' : 'lg'} $weight="bold">
            {msg(isBeforeDelivery ? 'bill.totalBeforeDelivery' : 'bill.total')}
          </Total>
          <Total as="dd" $size="lg" $weight="bold">
            {formatVnd(total)}
          </Total>
        </>
      )}
    </List>
  )
}

/** Formats an amount of a bill: `30.000VND`, `−15.000VND`. */
export function billAmount(amount: number): string {
  return amount < 0 ? `−${formatVnd(-amount)}` : formatVnd(amount)
}

const known = {
  subtotal: 'bill.subtotal',
  discount: 'bill.discount',
  shipping: 'bill.shipping',
  promotion: 'bill.promotion',
  coupon: 'bill.coupon',
  exchange: 'bill.exchange',
} as const

/** Returns a function that gives the text of a bill's line. */
export function useBillLabel(): (line: Pick<BillLine, 'code' | 'label'>) => string {
  const msg = useMsg()
  return ({ code, label }) => {
    const id = entryOf(known, code)
    return id ? msg(id, { code: label }) : label || code
  }
}

const List = styled(Grid)`
  & > dd {
    text-align: end;
    white-space: nowrap;
  }
`

const Total = styled(Text)`
  padding-block-start: ${space(3)};
`
