import { type SubmitEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import type { AdminOrderData } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Dialog } from '@/ui/overlays/Dialog'
import { CancelReason } from './CancelReason'
import { MoveProblem } from './MoveProblem'
import { MoveStakes } from './MoveStakes'
import type { OrderMove } from './use-order-move'

export type MoveWindowProps = {
  /** The order with its version. */
  data: AdminOrderData
  /** The status it would get; both are final. */
  status: 'cancelled' | 'delivered'
  /** Whether it shows; it stays while it leaves. */
  isOpen: boolean
  /** True while the server is asked. */
  isPending: boolean
  /** What the last try failed with. */
  error: Error | null
  /** Asks the server for the new status. */
  onMove: OrderMove['move']
  /** Called when it is closed without a change. */
  onClose: () => void
  /** Id of the element that gets the focus when the opening button is gone. */
  focusAfterwardsId: string
}

/**
 * Confirms that an order is cancelled or delivered and shows the consequences. A typed reason survives closing,
 * failures and conflicts. Load it with the first opening.
 */
export function MoveWindow(props: MoveWindowProps) {
  const { data, status, isOpen, isPending, error, onMove, onClose, focusAfterwardsId } = props
  const msg = useMsg()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const opener = useRef<Element>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLFormElement>(null)
  const isCancelling = status === 'cancelled'
  const isAllowed = data.allowed_transitions.includes(status)

  const type = (text: string) => {
    setReason(text)
    setIsMissing(false)
  }
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const needed = isCancelling && !reason.trim()
    setIsMissing(needed)
    if (needed) content.current?.querySelector('textarea')?.focus()
    else if (isAllowed && (await onMove(status, { reason: reason.trim() }))) onClose()
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={msg(texts[status].title, { code: data.order.code })}
      dismissible={false}
      initialFocus={() => {
        opener.current = document.activeElement
        return content.current?.querySelector('textarea') ?? cancelButton.current
      }}
      finalFocus={() => {
        const { current } = opener
        return current instanceof HTMLElement && current.isConnected
          ? current
          : document.getElementById(focusAfterwardsId)
      }}
    >
      <Form ref={content} noValidate onSubmit={(event) => void send(event)}>
        <MoveStakes order={data.order} status={status} />
        {isCancelling && (
          <CancelReason value={reason} onChange={type} isMissing={isMissing} readOnly={isPending} />
        )}
        {error && !isPending && <MoveProblem error={error} data={data} target={status} />}
        <Buttons>
          <Button ref={cancelButton} variant="secondary" disabled={isPending} onClick={onClose}>
            {msg(texts[status].keep)}
          </Button>
          <Button type="submit" loading={isPending} disabled={!isAllowed}>
            {msg(`adminOrders.move.${status}`)}
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  )
}

const texts = {
  cancelled: { title: 'adminOrders.cancel.title', keep: 'adminOrders.cancel.keep' },
  delivered: { title: 'adminOrders.deliver.title', keep: 'adminOrders.deliver.keep' },
} as const

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};

  /* On phones the buttons share the width. */
  & > button {
    flex: 1 1 auto;

    ${media.tablet} {
      flex: none;
    }
  }
`
