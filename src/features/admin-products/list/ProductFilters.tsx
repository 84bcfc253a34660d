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
import type { Option } from '@/ui/choosing/Select'
import { FilterLine, FilterSelect, ListSearch } from '@/ui/table/FilterLine'
import { useBrands } from '../queries'

type ProductFiltersProps = {
  search: AdminProductsSearch
  categories: readonly Option[]
  /** `replace` during typing, so that going back does not undo single letters. */
  onSearch: (search: AdminProductsSearch, how?: { replace: boolean }) => void
}

/** Search and filters. Every change goes to page 1. */
export function ProductFilters({ search, categories, onSearch }: ProductFiltersProps) {
  const msg = useMsg()
  const brands = useBrands().data ?? []
  const { page: _, ...first } = search
  const pick = (name: keyof AdminProductsSearch, options: readonly Option[]) => ({
    value: String(search[name] ?? ''),
    options,
    onChange: (chosen: string) =>
      onSearch(v.parse(adminProductsSearch, { ...first, [name]: chosen || undefined })),
  })
  const statuses = productStatuses.map((status) => ({
    value: status,
    label: msg(`adminProducts.status.${status}`),
  }))
  const levels = stockLevels.map((level) => ({
    value: level,
    label: msg(`adminProducts.stock.${level}`),
  }))
  return (
    <FilterLine
      search={
        <ListSearch
          label={msg('adminProducts.search')}
          value={search.q ?? ''}
          onSearch={(q) =>
            onSearch(v.parse(adminProductsSearch, { ...first, q }), { replace: true })
          }
        />
      }
      onClear={isFiltered(search) ? () => onSearch(unfiltered(search)) : undefined}
    >
      <FilterSelect
        label={msg('adminProducts.column.category')}
        {...pick('category_id', categories)}
      />
      <FilterSelect label={msg('adminProducts.column.status')} {...pick('status', statuses)} />
      <FilterSelect label={msg('adminProducts.column.stock')} {...pick('stock', levels)} />
      <FilterSelect
        label={msg('adminProducts.column.featured')}
        {...pick('featured', [
          { value: 'true', label: msg('adminProducts.featured.yes') },
          { value: 'false', label: msg('adminProducts.featured.no') },
        ])}
      />
      <FilterSelect
        label={msg('adminProducts.brand')}
        {...pick(
          'brand',
          brands.map((brand) => ({ value: brand, label: brand })),
        )}
      />
    </FilterLine>
  )
}
