import styled from 'styled-components'
import type { AdminOrderRow } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import type { PinRow } from '@/ui/table/use-pinned-rows'
import { useConfirmOrder } from './use-confirm-order'

type ConfirmButtonProps = {
  /** The row. */
  order: AdminOrderRow
  /** Keeps the row in its place after the change. */
  pin: PinRow<AdminOrderRow>
}

/** Confirms a cash order after the customer agreed on the phone. */
export function ConfirmButton({ order, pin }: ConfirmButtonProps) {
  const msg = useMsg()
  const { confirm, isPending } = useConfirmOrder(order, pin)
  return (
    <Raised
      loading={isPending}
      onClick={() => void confirm()}
      aria-label={msg('adminOrders.confirm.name', { code: order.code })}
    >
      {msg('adminOrders.confirm')}
    </Raised>
  )
}

/* Stacked above the link that covers the row. */
const Raised = styled(Button)`
  && {
    position: relative;
    z-index: 1;
    padding-inline: ${space(4)};
    font-size: ${text.sm};
    white-space: nowrap;
  }
`
