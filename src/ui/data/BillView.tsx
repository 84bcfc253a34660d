import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { entryOf } from '@/lib/json'
import { formatVnd, twoDigits } from '@/lib/numbers'
import { space } from '@/theme/tokens.gen'
import { Row, Stack, Text } from '../layout/basics'

type BillLine = {
  /**
   * The kind of the line: `subtotal`, `discount`, `shipping`, `promotion`, `coupon`, `exchange`, `refused`,
   * `reduction`, or another code of the host.
   */
  code: string
  /**
   * The text of the line if `code` is another code of the host. For a discount or a promotion, this is the
   * name, if the host sends a name. For a coupon, this is the coupon code. For an exchange, this is the code
   * of the exchanged order.
   */
  label: string
  /** The amount in whole VND. A discount is negative. */
  amount: number
}

type BillProps = {
  /** The lines in the order in which they are shown. */
  lines: readonly BillLine[]
  /** The number of units. It is shown above the lines. */
  units?: number
  /** The sum in whole VND, shown below the lines. Leave it out if the page shows the sum elsewhere. */
  total?: number
  /** True for a cart. A line below the total then says that the delivery fee is added later. */
  isBeforeDelivery?: boolean
  /** True for a narrow column: less space between the rows and softer labels. */
  dense?: boolean
}

/**
 * The bill of an order, line by line. The cart, the checkout, the receipt and the back office all use it
 * (Product §9.7).
 */
export function BillView({ lines, units, total, isBeforeDelivery, dense = false }: BillProps) {
  const msg = useMsg()
  const labelOf = useBillLineLabel()
  return (
    <Stack as="dl" $gap={dense ? 1 : 2}>
      {units !== undefined && (
        <Line>
          <Text as="dt" {...(dense && { $color: 'inkSoft' })}>
            {msg('bill.units')}
          </Text>
          <dd>{twoDigits(units)}</dd>
        </Line>
      )}
      {lines.map((line) => (
        <Line key={line.code + line.label}>
          <Text as="dt" {...(dense && { $color: 'inkSoft' })}>
            {labelOf(line)}
          </Text>
          <Text as="dd" {...(line.amount < 0 && { $color: 'positive' })}>
            {billAmountText(line.amount)}
          </Text>
        </Line>
      ))}
      {total !== undefined && (
        <Total $wrap>
          <Text as="dt" $size="lg" $weight="bold">
            {msg('bill.total')}
          </Text>
          <Text as="dd" $size="lg" $weight="bold">
            {formatVnd(total)}
          </Text>
          {isBeforeDelivery && (
            <Text as="dd" $size="sm" $color="inkSoft">
              {msg('bill.beforeDelivery')}
            </Text>
          )}
        </Total>
      )}
    </Stack>
  )
}

/** Formats an amount of a bill: `30.000VND` or `−15.000VND`. */
export function billAmountText(amount: number): string {
  return amount < 0 ? `−${formatVnd(-amount)}` : formatVnd(amount)
}

const known = {
  subtotal: 'bill.subtotal',
  discount: 'bill.discount',
  shipping: 'bill.shipping',
  promotion: 'bill.promotion',
  coupon: 'bill.coupon',
  exchange: 'bill.exchange',
  refused: 'bill.refused',
  reduction: 'bill.reduction',
} as const

/** Returns a function that gives the text for a line of a bill. */
export function useBillLineLabel(): (line: Pick<BillLine, 'code' | 'label'>) => string {
  const msg = useMsg()
  return ({ code, label }) => {
    const id = entryOf(known, code)
    const isNamed = label !== '' && (code === 'discount' || code === 'promotion')
    return id && !isNamed ? msg(id, { code: label }) : label || code
  }
}

/* Each line has its own columns, so that a label does not wrap because of a longer amount in another line. */
const Line = styled(Row).attrs({ $gap: [0, 3], $align: 'baseline', $justify: 'space-between' })`
  & > dd {
    text-align: end;
    white-space: nowrap;
  }

  & > dd + dd {
    flex: 0 0 100%;
  }
`

const Total = styled(Line)`
  padding-block-start: ${space(3)};
`
