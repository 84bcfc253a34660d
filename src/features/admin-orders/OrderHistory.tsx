import { useState } from 'react'
import type { Order } from '@/api/generated/model'
import { useMayCall } from '@/domain/rights/rights'
import { loggedChangeText } from '@/features/admin-activity/change-text'
import { activityErrorText, useRecordHistory } from '@/features/admin-activity/queries'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { Link } from '@/ui/actions/Link'
import { Timeline } from '@/ui/data/Timeline'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { TitledCard } from '@/ui/layout/TitledCard'

/**
 * The history of an order, the newest event first. A button adds the changes from the activity log to the
 * statuses. Renders nothing if there are no events and the staff member may not see the log.
 */
export function OrderHistory({ order: { id, events } }: { order: Order }) {
  const msg = useMsg()
  const errorText = useErrorText()
  const maySeeLog = useMayCall()('adminActivity')
  const [withChanges, setWithChanges] = useState(false)
  const { data, error, isFetching, refetch } = useRecordHistory('order', id, withChanges)
  if (events.length === 0 && !maySeeLog) return null
  const statuses = events.map(({ status, ...event }) => ({
    ...event,
    title: msg(`adminOrders.status.${status}`),
  }))
  const entries = (withChanges && data?.entries) || []
  const changes = entries.flatMap(({ kind, action, at, by, changes: all }) => {
    // The events of the order already show its statuses.
    const other = all.filter(({ field }) => field !== 'status')
    const note = other.map((change) => loggedChangeText(kind, change, msg)).join('; ')
    return action === 'changed' && note
      ? [{ title: msg('activity.action.changed'), at, by, note }]
      : []
  })
  const title = msg('adminOrders.order.timeline')
  return (
    <TitledCard
      title={title}
      aside={
        maySeeLog && (
          <Button
            variant="quiet"
            aria-pressed={withChanges}
            loading={withChanges && isFetching}
            onClick={() => setWithChanges(!withChanges)}
          >
            {msg('adminOrders.order.changes')}
          </Button>
        )
      }
    >
      {error && withChanges && (
        <ErrorState
          compact
          message={errorText(activityErrorText(error))}
          onRetry={() => void refetch()}
        />
      )}
      <Timeline aria-label={title} steps={[...statuses, ...changes]} />
      {data && withChanges && (data.pagination.total ?? 0) > data.entries.length && (
        <Link to="/admin/activity" search={{ kind: 'order', object_id: id }}>
          {msg('activity.history.all')}
        </Link>
      )}
    </TitledCard>
  )
}
