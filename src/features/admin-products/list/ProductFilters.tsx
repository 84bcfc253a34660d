import { useState } from 'react'
import * as v from 'valibot'
import {
  type AdminProductsSearch,
  adminProductsSearch,
  isFiltered,
  productStatuses,
  stockLevels,
  unfiltered,
} from '@/domain/admin/products'
import { useMsg } from '@/i18n/use-msg'
import { FilterIcon } from '@/ui/icons'
import { type Option, Select } from '@/ui/choosing/Select'
import { ListSearch } from '@/ui/table/ListSearch'
import { useBrands } from '../queries'
import { Bar, Clear, More, Rest } from './filters-style'

type ProductFiltersProps = {
  search: AdminProductsSearch
  categories: readonly Option[]
  /** `replace` during typing, so that going back does not undo single letters. */
  onSearch: (search: AdminProductsSearch, how?: { replace: boolean }) => void
}

/** Search and filters; on phones a button opens the filters. Every change goes to page 1. */
export function ProductFilters({ search, categories, onSearch }: ProductFiltersProps) {
  const msg = useMsg()
  const [open, setOpen] = useState(false)
  const brands = useBrands().data ?? []
  const { page: _, ...first } = search
  const pick = (name: keyof AdminProductsSearch, options: readonly Option[]) => {
    const value = String(search[name] ?? '')
    const all = { value: '', label: msg('adminProducts.all') }
    // A value that is not among the options, such as a deleted brand, is added to them.
    const known = value === '' || options.some((option) => option.value === value)
    return {
      value,
      options: [all, ...options, ...(known ? [] : [{ value, label: value }])],
      onChange: (chosen: string) =>
        onSearch(v.parse(adminProductsSearch, { ...first, [name]: chosen || undefined })),
    }
  }
  return (
    <Bar>
      <ListSearch
        label={msg('adminProducts.search')}
        value={search.q ?? ''}
        onSearch={(q) => onSearch(v.parse(adminProductsSearch, { ...first, q }), { replace: true })}
      />
      <More variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
        <FilterIcon size={20} />
        {msg('adminProducts.filters')}
      </More>
      <Clear
        variant="quiet"
        data-shown={isFiltered(search) || undefined}
        onClick={({ currentTarget }) => {
          // Clearing hides this button, so the focus moves to the search.
          currentTarget.parentElement?.querySelector('input')?.focus()
          onSearch(unfiltered(search))
        }}
      >
        {msg('adminProducts.clear')}
      </Clear>
      <Rest data-open={open || undefined}>
        <Select label={msg('adminProducts.column.category')} {...pick('category_id', categories)} />
        <Select
          label={msg('adminProducts.column.status')}
          {...pick(
            'status',
            productStatuses.map((status) => ({
              value: status,
              label: msg(`adminProducts.status.${status}`),
            })),
          )}
        />
        <Select
          label={msg('adminProducts.column.stock')}
          {...pick(
            'stock',
            stockLevels.map((level) => ({
              value: level,
              label: msg(`adminProducts.stock.${level}`),
            })),
          )}
        />
        <Select
          label={msg('adminProducts.column.featured')}
          {...pick('featured', [
            { value: 'true', label: msg('adminProducts.yes') },
            { value: 'false', label: msg('adminProducts.no') },
          ])}
        />
        <Select
          label={msg('adminProducts.brand')}
          {...pick(
            'brand',
            brands.map((brand) => ({ value: brand, label: brand })),
          )}
        />
      </Rest>
    </Bar>
  )
}
