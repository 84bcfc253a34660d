import { useState } from 'react'
import styled from 'styled-components'
import { type AdminOrdersSearch, paymentMethods } from '@/domain/admin/orders'
import { ordersTab, withDay } from '@/domain/admin/order-filters'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { DayField } from '@/ui/fields/DayField'
import { FilterIcon } from '@/ui/icons'
import { Select } from '@/ui/choosing/Select'
import { ListSearch } from '@/ui/table/ListSearch'

type OrderFiltersProps = {
  search: AdminOrdersSearch
  /** `replace` while typing, so that going back does not undo single letters. */
  onSearch: (search: AdminOrdersSearch, how?: { replace: boolean }) => void
}

/** Filters by text, payment and days; phones show all but the search behind a button. Each change starts at page 1. */
export function OrderFilters({ search, onSearch }: OrderFiltersProps) {
  const msg = useMsg()
  const [open, setOpen] = useState(false)
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
    <Bar>
      <ListSearch
        label={msg('adminOrders.search')}
        placeholder={msg('adminOrders.search.hint')}
        value={search.q ?? ''}
        onSearch={searchFor}
      />
      <More variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
        <FilterIcon size={20} />
        {msg('adminOrders.filters')}
      </More>
      <Rest data-open={open || undefined}>
        <Select
          label={msg('adminOrders.payment.label')}
          value={search.payment_method ?? ''}
          // The queue holds cash orders only.
          disabled={ordersTab(search) === 'queue'}
          options={[
            { value: '', label: msg('adminOrders.payment.all') },
            ...paymentMethods.map((method) => ({
              value: method,
              label: msg(`adminOrders.payment.${method}`),
            })),
          ]}
          onChange={filterByPayment}
        />
        <DayField
          label={msg('adminOrders.from')}
          value={search.from}
          onChange={(day) => onSearch(withDay(search, 'from', day))}
        />
        <DayField
          label={msg('adminOrders.to')}
          value={search.to}
          onChange={(day) => onSearch(withDay(search, 'to', day))}
        />
      </Rest>
    </Bar>
  )
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(3)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

const More = styled(Button)`
  && {
    min-height: ${space(12)};
    padding-inline: ${space(3)};
  }

  ${media.tablet} {
    display: none;
  }
`

const Rest = styled.div`
  display: none;
  grid-column: 1 / -1;
  grid-template-columns: 1fr 1fr;
  align-items: end;
  gap: ${space(3)};

  &[data-open] {
    display: grid;
  }

  & > :first-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    display: flex;
    grid-column: auto;

    & > div {
      width: 172px;
    }
  }
`
