import styled from 'styled-components'
import type { PaymentMethod, PaymentStatus } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color } from '@/theme/tokens'

type PaymentWordsProps = {
  /** Cash on delivery or PayPal; null where the host does not say. */
  method: PaymentMethod | null
  /** Whether it is paid. */
  status: PaymentStatus
  /** In a table on two lines; on its cards on one. */
  stacked?: boolean
}

/** Payment method and status: "PayPal · Paid". */
export function PaymentWords({ method, status, stacked }: PaymentWordsProps) {
  const msg = useMsg()
  return (
    <span data-stacked={stacked}>
      {msg(`adminOrders.payment.${method ?? 'unknown'}`)}
      <Dot> · </Dot>
      <Quiet>{msg(`adminOrders.paid.${status}`)}</Quiet>
    </span>
  )
}

const Dot = styled.span`
  ${media.tablet} {
    [data-stacked] > & {
      display: none;
    }
  }
`

const Quiet = styled.span`
  color: ${color.inkSoft};
  white-space: nowrap;

  ${media.tablet} {
    [data-stacked] > & {
      display: block;
    }
  }
`
