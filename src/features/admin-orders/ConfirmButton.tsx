import { type MouseEvent } from 'react'
import styled from 'styled-components'
import type { AdminOrderRow } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { text } from '@/theme/tokens'
import { Button } from '@/ui/Button'
import { useConfirmOrder } from './use-confirm-order'

/** In the row of a cash order: the customer has said yes on the phone. The focus goes on to the next such row. */
export function ConfirmButton({ order }: { order: AdminOrderRow }) {
  const msg = useMsg()
  const { confirm, isPending } = useConfirmOrder(order)
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const next = neighbourOf(currentTarget)
    void confirm(() => {
      // Who has gone on meanwhile stays there.
      if (document.activeElement !== document.body) return
      const target = next?.isConnected ? next : document.querySelector('h1')
      target?.focus()
    })
  }
  return (
    <Raised
      loading={isPending}
      onClick={press}
      data-confirm
      aria-label={msg('adminOrders.confirm.name', { code: order.code })}
    >
      {msg('adminOrders.confirm')}
    </Raised>
  )
}

/** The same button of the row after this one, or before it. */
function neighbourOf(button: HTMLElement): HTMLElement | null {
  const row = button.closest('[role=row]')
  for (const other of [row?.nextElementSibling, row?.previousElementSibling]) {
    const found = other?.querySelector<HTMLElement>('[data-confirm]')
    if (found) return found
  }
  return null
}

/* Above the cover that makes the whole row a link. */
const Raised = styled(Button)`
  && {
    position: relative;
    z-index: 1;
    padding-inline: 16px;
    font-size: ${text.sm};
  }
`
