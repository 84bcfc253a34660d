import { useId } from 'react'
import styled from 'styled-components'
import { lineKey } from '@/domain/cart/cart'
import type { CheckedLine } from '@/domain/cart/checked-lines'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, space, title } from '@/theme/tokens'
import { CouponField } from './CouponField'
import { SummaryAmounts } from './SummaryAmounts'
import { SummaryItem } from './SummaryItem'

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
    <Box aria-labelledby={titleId}>
      <h2 id={titleId}>{msg('checkout.summary')}</h2>
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

const Box = styled.section`
  display: grid;
  gap: ${space(4)};
  padding: ${space(6)};
  background: ${color.sand};

  & > h2 {
    font: ${title.h3};
  }

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
