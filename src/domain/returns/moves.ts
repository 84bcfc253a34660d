import type {
  OrderReturn,
  RefundMethod,
  ReturnMoveRequest,
  ReturnState,
} from '@/api/generated/model'

/** Where a return may go from a state; nowhere from the last ones. */
export const nextStates = {
  requested: ['approved', 'declined'],
  approved: ['received', 'declined'],
  received: ['refunded', 'exchanged'],
  declined: [],
  refunded: [],
  exchanged: [],
} as const satisfies Record<ReturnState, ReturnState[]>

/** True while a return waits for the shop. */
export const isOpen = ({ state }: Pick<OrderReturn, 'state'>) => nextStates[state].length > 0

export const refundMethods = ['transfer', 'cash', 'paypal'] as const satisfies RefundMethod[]

/** True where a return is where a move should bring it, with what came back and the money of that move: its answer was lost. */
export function hasMoved(
  one: OrderReturn,
  { state, received, refund }: ReturnMoveRequest,
): boolean {
  const last = one.refunds.at(-1)
  return (
    one.state === state &&
    (!received || JSON.stringify(received) === JSON.stringify(one.received)) &&
    (!refund || (last?.amount === refund.amount && last.reference === (refund.reference ?? '')))
  )
}
