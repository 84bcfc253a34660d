import type { AdminOrderData, OrderStatus } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { isOvertaken, moveErrors } from '@/features/admin-orders/errors'

type MoveProblemProps = {
  /** What the server answered. */
  error: Error
  /** The newest version of the order. */
  data: AdminOrderData
  /** The status that was asked for. */
  target: OrderStatus | undefined
}

/** Why a status change failed. On a conflict: the current status, and whether the change is still possible. */
export function MoveProblem({ error, data, target }: MoveProblemProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  if (!isOvertaken(error)) {
    const problem = moveErrors(error)
    return problem && <ErrorState compact message={errorText(problem)} />
  }
  const now = msg(`adminOrders.status.${data.order.status}`)
  const isOpen = target && data.allowed_transitions.includes(target)
  const gone =
    target && !isOpen
      ? ` ${msg('adminOrders.conflict.gone', { status: msg(`adminOrders.status.${target}`) })}`
      : ''
  return <ErrorState compact message={msg('adminOrders.conflict', { status: now }) + gone} />
}
