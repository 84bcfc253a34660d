import { useId } from 'react'
import styled from 'styled-components'
import { lineKey, unitCount } from '@/domain/cart/cart'
import { type CheckedLine, orderableLines } from '@/domain/cart/checked-lines'
import type { OrderTotals } from '@/domain/cart/totals'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { media } from '@/theme/breakpoints'
import { color, space, text } from '@/theme/tokens'
import { padded } from '@/lib/quantity'
import { SummaryItem } from './SummaryItem'

type OrderSummaryProps = {
  lines: readonly CheckedLine[]
  totals: OrderTotals
  /** The server's errors of single lines, by line key. */
  lineErrors: ReadonlyMap<string, string>
}

/** The lines of the order and an estimate of the price (Product §2, §9); the server's figures count. */
export function OrderSummary({ lines, totals, lineErrors }: OrderSummaryProps) {
  const msg = useMsg()
  const titleId = useId()
  return (
    <Box aria-labelledby={titleId}>
      <h2 id={titleId}>{msg('checkout.summary')}</h2>
      <Items aria-label={msg('checkout.summary.items')}>
        {lines.map((line) => (
          <SummaryItem key={lineKey(line)} line={line} error={lineErrors.get(lineKey(line))} />
        ))}
      </Items>
      <Amounts>
        <dt>{msg('checkout.summary.subtotal')}</dt>
        <dd>{formatVnd(totals.subtotal)}</dd>
        <dt>{msg('checkout.summary.units')}</dt>
        <dd>{padded(unitCount(orderableLines(lines)))}</dd>
        <dt>{msg('checkout.summary.shipping')}</dt>
        <dd>{formatVnd(totals.shipping)}</dd>
        <dt>{msg('checkout.summary.promotion')}</dt>
        <Saved>−{formatVnd(totals.promotion)}</Saved>
      </Amounts>
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  gap: ${space(4)};
  padding: ${space(6)};
  background: ${color.sand};

  & > h2 {
    font-size: ${text.h3};
  }

  ${media.desktop} {
    padding-block-end: ${space(4)};
  }
`

const Items = styled.ul`
  padding: 0;
  border-block-start: 1px solid ${color.line};
  list-style: none;
`

const Amounts = styled.dl`
  display: grid;
  gap: ${space(2)} ${space(4)};
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
