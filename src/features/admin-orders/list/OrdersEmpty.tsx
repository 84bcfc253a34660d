import type { Pagination } from '@/api/generated/model'
import { isPastEnd } from '@/domain/pagination'
import { type AdminOrdersSearch, isFiltered, ordersTab, unfiltered } from '@/domain/admin/orders'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { SearchIcon } from '@/ui/frame-icons'
import { PackageIcon, SuccessIcon } from '@/ui/icons'
import { ButtonLink } from '@/ui/actions/Link'

type OrdersEmptyProps = {
  search: AdminOrdersSearch
  pagination: Pagination
  onSearch: (search: AdminOrdersSearch) => void
}

/** An empty list: past the last page, nothing matches, an empty queue, or no orders yet. */
export function OrdersEmpty({ search, pagination, onSearch }: OrdersEmptyProps) {
  const msg = useMsg()
  const tab = ordersTab(search)
  if (isPastEnd(pagination))
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
  if (isFiltered(search))
    return (
      <EmptyState
        icon={<SearchIcon size={48} />}
        title={msg('adminOrders.noMatch')}
        text={msg('adminOrders.noMatch.text')}
        action={
          <Button onClick={() => onSearch(unfiltered(search))}>{msg('adminOrders.clear')}</Button>
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
