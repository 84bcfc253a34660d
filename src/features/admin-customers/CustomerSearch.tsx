import type { AdminCustomersSearch } from '@/domain/admin/customers'
import { useMsg } from '@/i18n/use-msg'
import { FilterLine, ListSearch } from '@/ui/table/FilterLine'
type CustomerSearchProps = {
  search: AdminCustomersSearch
  /** `replace` while typing, so that going back does not undo single letters. */
  onSearch: (search: AdminCustomersSearch, how: { replace: boolean }) => void
}

/** Searches customers by name, number or email address. Each change starts at page 1. */
export function CustomerSearch({ search, onSearch }: CustomerSearchProps) {
  const msg = useMsg()
  const { page: _, q = '', ...rest } = search
  return (
    <FilterLine
      search={
        <ListSearch
          label={msg('adminCustomers.search')}
          placeholder={msg('adminCustomers.search.hint')}
          value={q}
          onSearch={(next) => onSearch(next ? { ...rest, q: next } : rest, { replace: true })}
        />
      }
    />
  )
}
