import {
  type AdminOrdersSearch,
  isFiltered,
  ordersTab,
  paymentMethods,
  unfiltered,
  withDay,
} from '@/domain/admin/orders'
import { useMsg } from '@/i18n/use-msg'
import { FilterDays, FilterLine, FilterSelect, ListSearch } from '@/ui/table/FilterLine'

type OrderFiltersProps = {
  search: AdminOrdersSearch
  /** `replace` while typing, so that going back does not undo single letters. */
  onSearch: (search: AdminOrdersSearch, how?: { replace: boolean }) => void
}

/** Filters by text, payment and days. Each change starts at page 1. */
export function OrderFilters({ search, onSearch }: OrderFiltersProps) {
  const msg = useMsg()
  const { page: _, ...first } = search
  const searchFor = (q: string) => {
    const { q: __, ...rest } = first
    onSearch(q ? { ...rest, q } : rest, { replace: true })
  }
  const filterByPayment = (chosen: string) => {
    const { payment_method: __, ...rest } = first
    const method = paymentMethods.find((one) => one === chosen)
    onSearch(method ? { ...rest, payment_method: method } : rest)
  }
  return (
    <FilterLine
      search={
        <ListSearch
          label={msg('adminOrders.search')}
          placeholder={msg('adminOrders.search.hint')}
          value={search.q ?? ''}
          onSearch={searchFor}
        />
      }
      onClear={isFiltered(search) ? () => onSearch(unfiltered(search)) : undefined}
    >
      {/* The queue holds cash orders only. */}
      {ordersTab(search) !== 'queue' && (
        <FilterSelect
          label={msg('adminOrders.payment.label')}
          value={search.payment_method ?? ''}
          options={paymentMethods.map((method) => ({
            value: method,
            label: msg(`adminOrders.payment.${method}`),
          }))}
          onChange={filterByPayment}
        />
      )}
      <FilterDays
        from={{
          label: msg('adminOrders.from'),
          value: search.from,
          onChange: (day) => onSearch(withDay(search, 'from', day)),
        }}
        to={{
          label: msg('adminOrders.to'),
          value: search.to,
          onChange: (day) => onSearch(withDay(search, 'to', day)),
        }}
      />
    </FilterLine>
  )
}
