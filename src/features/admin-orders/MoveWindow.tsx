import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import type { AdminOrderData, Order } from '@/api/generated/model'
import { orderWork } from '@/domain/order/description'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { media } from '@/theme/breakpoints'
import { color, radius, size, space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { TextField } from '@/ui/fields/TextField'
import { Dialog } from '@/ui/overlays/Dialog'
import { amountToCollect } from './order-amounts'

type MoveWindowProps = {
  /** The order with its version. */
  data: AdminOrderData
  /** The status it would get; both are final. */
  status: 'cancelled' | 'delivered'
  /** Whether it shows; it stays while it leaves. */
  isOpen: boolean
  /** True while the server is asked. */
  isPending: boolean
  /** Why the last try failed. */
  problem: ReactNode
  /** Asks the server for the new status; the reason of a delivery is empty. Resolves to true once it is changed. */
  onMove: (reason: string) => Promise<boolean>
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
      <Form ref={content} noValidate onSubmit={(event) => void send(event)}>
        <MoveConsequences order={data.order} status={status} />
        {isCancelling && (
          <CancelReason value={reason} onChange={type} isMissing={isMissing} readOnly={isPending} />
        )}
        {problem}
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

type CancelReasonProps = {
  /** The reason as typed. */
  value: string
  /** Called with the text at every key, or with a usual reason. */
  onChange: (reason: string) => void
  /** The form was submitted without a reason. */
  isMissing: boolean
  /** True while the order is being cancelled. */
  readOnly: boolean
}

const presets = ['changed', 'unreachable', 'stock'] as const

/** The reason for a cancellation: free text, or a preset by a click. */
function CancelReason({ value, onChange, isMissing, readOnly }: CancelReasonProps) {
  const msg = useMsg()
  return (
    <div>
      <TextField
        multiline
        required
        label={msg(orderWork.reason.label)}
        hint={msg('adminOrders.cancel.reason.hint')}
        error={isMissing ? msg('adminOrders.cancel.reason.required') : undefined}
        value={value}
        onChange={onChange}
        maxLength={orderWork.reason.max}
        readOnly={readOnly}
      />
      <Usual aria-label={msg('adminOrders.cancel.reasons')}>
        {presets.map((one) => {
          const reason = msg(`adminOrders.cancel.reason.${one}`)
          return (
            <li key={one}>
              <Chip type="button" disabled={readOnly} onClick={() => onChange(reason)}>
                {reason}
              </Chip>
            </li>
          )
        })}
      </Usual>
    </div>
  )
}

type MoveConsequencesProps = {
  /** The order that would change. */
  order: Order
  /** The status it would get; both are final. */
  status: 'cancelled' | 'delivered'
}

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
