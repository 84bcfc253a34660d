import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import type { AdminOrderData, Order } from '@/api/generated/model'
import { orderWork } from '@/domain/order/description'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { color, radius, size, space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { TextField } from '@/ui/fields/TextField'
import { Grid } from '@/ui/layout/Stack'
import { WindowButtons } from '@/ui/overlays/ConfirmWindow'
import { Dialog } from '@/ui/overlays/Dialog'
import { amountToCollect } from './order-amounts'

type MoveWindowProps = {
  data: AdminOrderData
  status: 'cancelled' | 'delivered'
  isOpen: boolean
  isPending: boolean
  problem: ReactNode
  /** Asks the server for the new status; the reason of a delivery is empty. Resolves to true once it is changed. */
  onMove: (reason: string) => Promise<boolean>
  onClose: () => void
  /** Id of the element that gets the focus when the opening button is gone. */
  focusAfterwardsId: string
}

/**
 * Confirms that an order is cancelled or delivered and shows the consequences. A typed reason survives closing,
 * failures and conflicts. Load it with the first opening.
 */
export function MoveWindow(props: MoveWindowProps) {
  const { data, status, isOpen, isPending, problem, onMove, onClose, focusAfterwardsId } = props
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
    else if (isAllowed && (await onMove(reason.trim()))) onClose()
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
      <Grid
        as="form"
        $gap={4}
        ref={content}
        noValidate
        onSubmit={(event: SubmitEvent) => void send(event)}
      >
        <MoveConsequences order={data.order} status={status} />
        {isCancelling && (
          <CancelReason value={reason} onChange={type} isMissing={isMissing} readOnly={isPending} />
        )}
        {problem}
        <WindowButtons>
          <Button ref={cancelButton} variant="secondary" disabled={isPending} onClick={onClose}>
            {msg(texts[status].keep)}
          </Button>
          <Button type="submit" loading={isPending} disabled={!isAllowed}>
            {msg(`adminOrders.move.${status}`)}
          </Button>
        </WindowButtons>
      </Grid>
    </Dialog>
  )
}

const texts = {
  cancelled: { title: 'adminOrders.cancel.title', keep: 'adminOrders.cancel.keep' },
  delivered: { title: 'adminOrders.deliver.title', keep: 'adminOrders.deliver.keep' },
} as const

const presets = ['changed', 'unreachable', 'stock'] as const

type CancelReasonProps = {
  value: string
  onChange: (reason: string) => void
  isMissing: boolean
  readOnly: boolean
}

/** The reason for a cancellation: free text, or a preset by a click. */
function CancelReason({ onChange, isMissing, ...field }: CancelReasonProps) {
  const msg = useMsg()
  return (
    <div>
      <TextField
        {...field}
        multiline
        required
        label={msg(orderWork.reason.label)}
        hint={msg('adminOrders.cancel.reason.hint')}
        error={isMissing ? msg('adminOrders.cancel.reason.required') : undefined}
        onChange={onChange}
        maxLength={orderWork.reason.max}
      />
      <Usual aria-label={msg('adminOrders.cancel.reasons')}>
        {presets.map((one) => {
          const reason = msg(`adminOrders.cancel.reason.${one}`)
          return (
            <li key={one}>
              <Chip type="button" disabled={field.readOnly} onClick={() => onChange(reason)}>
                {reason}
              </Chip>
            </li>
          )
        })}
      </Usual>
    </div>
  )
}

type MoveConsequencesProps = Pick<MoveWindowProps, 'status'> & { order: Order }

/** The consequences of a cancellation or delivery: returned stock, money received or to refund. */
function MoveConsequences({ order, status }: MoveConsequencesProps) {
  const msg = useMsg()
  if (status === 'cancelled') {
    const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
    return (
      <>
        <p>{msg('adminOrders.cancel.text', { n: units })}</p>
        {order.payment_status === 'successful' && <p>{msg('adminOrders.cancel.paid')}</p>}
      </>
    )
  }
  const collect = amountToCollect(order)
  if (collect === null) return <p>{msg('adminOrders.deliver.unknown')}</p>
  return (
    <p>
      {collect > 0
        ? msg('adminOrders.deliver.cod', { amount: formatVnd(collect) })
        : msg('adminOrders.deliver.paid')}
    </p>
  )
}

const Usual = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: ${space(2)};
`

const Chip = styled.button`
  min-height: ${size.target};
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  font-size: ${text.sm};

  &:hover:enabled {
    border-color: ${color.ink};
    background: ${color.sand};
  }
`
