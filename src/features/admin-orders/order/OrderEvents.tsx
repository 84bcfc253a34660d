import { useId } from 'react'
import type { OrderEvent } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { Timeline } from '@/ui/data/Timeline'
import { DetailCard, DetailTitle } from './detail-style'

type OrderEventsProps = {
  /** Every step so far, oldest first. */
  events: readonly OrderEvent[]
}

/** The history of an order, the latest event first; nothing where the host tells of none. */
export function OrderEvents({ events }: OrderEventsProps) {
  const msg = useMsg()
  const id = useId()
  const steps = events.map(({ status, at, note, by }) => ({
    title: msg(`adminOrders.status.${status}`),
    at,
    note,
    by,
  }))
  if (steps.length === 0) return null
  return (
    <DetailCard aria-labelledby={id}>
      <DetailTitle id={id}>{msg('adminOrders.order.timeline')}</DetailTitle>
      <Timeline aria-labelledby={id} steps={steps} />
    </DetailCard>
  )
}
