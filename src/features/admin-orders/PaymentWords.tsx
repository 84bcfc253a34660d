import styled from 'styled-components'
import type { PaymentMethod, PaymentStatus } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { color } from '@/theme/tokens'

type PaymentWordsProps = { method: PaymentMethod; status: PaymentStatus }

/** How an order is paid and how that stands: "PayPal · Paid". */
export function PaymentWords({ method, status }: PaymentWordsProps) {
  const msg = useMsg()
  return (
    <span>
      {msg(`adminOrders.payment.${method}`)} · <Quiet>{msg(`adminOrders.paid.${status}`)}</Quiet>
    </span>
  )
}

const Quiet = styled.span`
  color: ${color.inkSoft};
  white-space: nowrap;
`
