import styled from 'styled-components'
import type { AdminOrderRow } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { useConfirmOrder } from './use-confirm-order'

/** In the row of a cash order: the customer has said yes on the phone. */
export function ConfirmButton({ order }: { order: AdminOrderRow }) {
  const msg = useMsg()
  const { confirm, isPending } = useConfirmOrder(order)
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

/* Above the cover that makes the whole row a link. */
const Raised = styled(Button)`
  && {
    position: relative;
    z-index: 1;
    padding-inline: ${space(4)};
    font-size: ${text.sm};
    white-space: nowrap;
  }
`
