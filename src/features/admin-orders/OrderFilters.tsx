import {
  type AdminOrdersSearch,
  isFiltered,
  isPaymentTab,
  ordersTab,
  paymentMethods,
  paymentStates,
  unfiltered,
  withDay,
} from '@/domain/order/orders-list'
import { useMsg } from '@/i18n/use-msg'
import { FilterDays, FilterLine, FilterSelect, ListSearch } from '@/ui/table/FilterLine'
import { useOrdersPage } from './queries'

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
  const filterByState = (chosen: string) => {
    const { payment_state: __, ...rest } = first
    const state = paymentStates.find((one) => one === chosen)
    onSearch(state ? { ...rest, payment_state: state } : rest)
  }
  const tab = ordersTab(search)
  // A host that knows no unclear payments knows no such filter either.
  const { data } = useOrdersPage(search)
  const hasStates = !data || data.unclear_count !== undefined
  // The queue and what carriers owe are cash orders only, unclear payments those by PayPal.
  const isFree = tab !== 'queue' && !isPaymentTab(tab)
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
      {isFree && (
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
      {isFree && hasStates && (
        <FilterSelect
          label={msg('adminOrders.paymentState.label')}
          value={search.payment_state ?? ''}
          options={paymentStates.map((state) => ({
            value: state,
            label: msg(`adminOrders.paid.${state}`),
          }))}
          onChange={filterByState}
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
