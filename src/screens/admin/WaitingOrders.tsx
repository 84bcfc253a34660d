import styled from 'styled-components'
import { useWaitingOrders } from '@/features/admin-orders/queries'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text, weight } from '@/theme/tokens'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'

/** How many orders wait to be confirmed, beside the link to them; nothing while that is unknown or none. */
export function WaitingOrders() {
  const msg = useMsg()
  const waiting = useWaitingOrders().data
  if (!waiting) return null
  return (
    <Count>
      <span aria-hidden="true">{waiting > 99 ? '99+' : waiting}</span>
      <VisuallyHidden>{msg('admin.nav.waiting', { n: waiting })}</VisuallyHidden>
    </Count>
  )
}

const Count = styled.span`
  min-width: 22px;
  padding-inline: ${space(1)};
  border-radius: ${radius.pill};
  margin-inline-start: auto;
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${text.xs};
  font-variant-numeric: tabular-nums;
  font-weight: ${weight.bold};
  line-height: 22px;
  text-align: center;
`
