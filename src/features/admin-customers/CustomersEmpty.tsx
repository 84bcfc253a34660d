import type { Pagination } from '@/api/generated/model'
import type { AdminCustomersSearch } from '@/domain/admin/customers'
import { isPastEnd } from '@/domain/pagination'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { ButtonLink } from '@/ui/actions/Link'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { SearchIcon, UserIcon } from '@/ui/frame-icons'

type CustomersEmptyProps = {
  search: AdminCustomersSearch
  pagination: Pagination
  /** Drops the search. */
  onClear: () => void
}

/** An empty list: past the last page, nobody fits, or no customers yet. */
export function CustomersEmpty({ search, pagination, onClear }: CustomersEmptyProps) {
  const msg = useMsg()
  if (isPastEnd(pagination))
    return (
      <EmptyState
        icon={<UserIcon size={48} />}
        title={msg('adminCustomers.pastEnd')}
        action={
          <ButtonLink to="." search={({ page: _, ...rest }) => rest}>
            {msg('adminCustomers.pastEnd.first')}
          </ButtonLink>
        }
      />
    )
  if (search.q !== undefined)
    return (
      <EmptyState
        icon={<SearchIcon size={48} />}
        title={msg('adminCustomers.noMatch')}
        text={msg('adminCustomers.noMatch.text')}
        action={<Button onClick={onClear}>{msg('table.filters.clear')}</Button>}
      />
    )
  return (
    <EmptyState
      icon={<UserIcon size={48} />}
      title={msg('adminCustomers.empty')}
      text={msg('adminCustomers.empty.text')}
    />
  )
}
