import type { Pagination } from '@/api/generated/model'
import { type AdminOrdersSearch, isFiltered, ordersTab, unfiltered } from '@/domain/admin/orders'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { PackageIcon, SearchIcon, SuccessIcon } from '@/ui/icons'
import { ButtonLink } from '@/ui/actions/Link'

type OrdersEmptyProps = {
  place: AdminOrdersSearch
  pagination: Pagination
  onPlace: (place: AdminOrdersSearch) => void
}

/** A list without rows: past its end, narrowed too far, everybody called, or nothing there yet. */
export function OrdersEmpty({ place, pagination, onPlace }: OrdersEmptyProps) {
  const msg = useMsg()
  const tab = ordersTab(place)
  if (pagination.total > 0)
    return (
      <EmptyState
        icon={<PackageIcon size={48} />}
        title={msg('adminOrders.pastEnd')}
        action={
          <ButtonLink to="." search={({ page: _, ...rest }) => rest}>
            {msg('adminOrders.pastEnd.first')}
          </ButtonLink>
        }
      />
    )
  if (isFiltered(place))
    return (
      <EmptyState
        icon={<SearchIcon size={48} />}
        title={msg('adminOrders.noMatch')}
        text={msg('adminOrders.noMatch.text')}
        action={
          <Button onClick={() => onPlace(unfiltered(place))}>{msg('adminOrders.clear')}</Button>
        }
      />
    )
  if (tab === 'queue')
    return (
      <EmptyState
        icon={<SuccessIcon size={48} />}
        title={msg('adminOrders.empty.queue')}
        text={msg('adminOrders.empty.queue.text')}
      />
    )
  return tab === 'all' ? (
    <EmptyState
      icon={<PackageIcon size={48} />}
      title={msg('adminOrders.empty')}
      text={msg('adminOrders.empty.text')}
    />
  ) : (
    <EmptyState icon={<PackageIcon size={48} />} title={msg('adminOrders.empty.status')} />
  )
}
