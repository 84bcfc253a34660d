import styled from 'styled-components'
import type { AdminOrderData, Order } from '@/api/generated/model'
import { amountToCollect } from '@/domain/carriers/statement'
import { orderWork } from '@/domain/order/description'
import { type ErrorText, useMsg } from '@/i18n/use-msg'
import { pickFields } from '@/lib/description'
import { formatVnd } from '@/lib/numbers'
import { color, radius, size, space, text } from '@/theme/tokens.gen'
import { ActionWindow } from '@/ui/editor/ActionWindow'
import { DescribedField } from '@/ui/form/fields'
import { useFillForm, useIsSubmitting } from '@/ui/form/use-form'
import type { DialogProps } from '@/ui/overlays/Dialog'

type OrderStatusWindowProps = Pick<DialogProps, 'finalFocus'> & {
  data: AdminOrderData
  status: 'cancelled' | 'delivered'
  isOpen: boolean
  errors: (error: unknown) => ErrorText | null
  /** Sends the new status. For a delivery, `reason` is empty. Rejects if the order did not get the status. */
  onMove: (reason: string) => Promise<void>
  onClose: () => void
}

/**
 * The confirmation before an order is cancelled or delivered. It shows the consequences, for example the cash
 * to collect.
 */
export function OrderStatusWindow({ data, status, onMove, ...window }: OrderStatusWindowProps) {
  const msg = useMsg()
  const isCancelling = status === 'cancelled'
  return (
    <ActionWindow
      {...window}
      title={msg(texts[status].title, { code: data.order.code })}
      labels={{ save: msg(`adminOrders.move.${status}`), cancel: msg(texts[status].keep) }}
      initialValues={{ reason: '' }}
      schema={isCancelling ? pickFields(orderWork, ['reason']) : undefined}
      isPicked={({ reason }) =>
        presets.some((preset) => msg(`adminOrders.cancel.reason.${preset}`) === reason)
      }
      isBlocked={!data.allowed_transitions.includes(status)}
      onSend={async ({ reason }) => {
        await onMove(reason.trim())
        return true
      }}
    >
      <MoveConsequences order={data.order} status={status} />
      {isCancelling && <CancelReason />}
    </ActionWindow>
  )
}

const texts = {
  cancelled: { title: 'adminOrders.cancel.title', keep: 'adminOrders.cancel.keep' },
  delivered: { title: 'adminOrders.deliver.title', keep: 'adminOrders.deliver.keep' },
} as const

const presets = ['changed', 'unreachable', 'stock'] as const

/** The field for the reason of a cancellation. Staff type a reason, or click one of the presets. */
function CancelReason() {
  const msg = useMsg()
  const fill = useFillForm<{ reason: string }>()
  const isSending = useIsSubmitting()
  return (
    <div>
      <DescribedField
        of={orderWork}
        name="reason"
        multiline
        readOnly={isSending}
        hint={msg('adminOrders.cancel.reason.hint')}
      />
      <Usual aria-label={msg('adminOrders.cancel.reasons')}>
        {presets.map((preset) => {
          const reason = msg(`adminOrders.cancel.reason.${preset}`)
          return (
            <li key={preset}>
              <Chip type="button" disabled={isSending} onClick={() => fill({ reason })}>
                {reason}
              </Chip>
            </li>
          )
        })}
      </Usual>
    </div>
  )
}

type MoveConsequencesProps = Pick<OrderStatusWindowProps, 'status'> & { order: Order }

/**
 * The consequences of a cancellation or delivery: the stock that returns, and the money to collect or refund.
 */
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
