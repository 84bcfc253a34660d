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
  /** `replace` while something is being typed: going back must not undo letters. */
  onSearch: (search: AdminProductsSearch, how?: { replace: boolean }) => void
}

/** Search and filters; on phones all but the search are behind a button. Each starts at page 1. */
export function ProductFilters({ search, categories, onSearch }: ProductFiltersProps) {
  const msg = useMsg()
  const [open, setOpen] = useState(false)
  const brands = useBrands().data ?? []
  const { page: _, ...first } = search
  const pick = (name: keyof AdminProductsSearch, options: readonly Option[]) => {
    const value = String(search[name] ?? '')
    const all = { value: '', label: msg('adminProducts.all') }
    // A choice that the list does not know, such as a brand that has gone, is still said.
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
          // The button goes with what it clears; the focus does not.
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
