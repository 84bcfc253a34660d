import * as v from 'valibot'
import { product, stockLevels } from '@/domain/product/description'
import {
  type AdminProductsSearch,
  adminProductsSearch,
  isFiltered,
  productFilters,
  unfiltered,
} from '@/domain/product/products-list'
import { useMsg } from '@/i18n/use-msg'
import type { Option } from '@/ui/choosing/Select'
import { FilterLine, FilterSelect, ListSearch } from '@/ui/table/FilterLine'
import { useBrands } from '../queries'

/** What is chosen from a long list of what is in use comes last. */
const filterNames = [
  'category_id',
  'status',
  'stock',
  'featured',
  'brand',
] as const satisfies (keyof typeof productFilters)[]
type FilterName = keyof typeof productFilters

type ProductFiltersProps = {
  search: AdminProductsSearch
  categories: readonly Option[]
  /** True where the host has English texts. */
  hasEnglish: boolean
  /** `replace` during typing, so that going back does not undo single letters. */
  onSearch: (search: AdminProductsSearch, how?: { replace: boolean }) => void
}

/** The search, and a filter for each field whose description asks for one. Every change goes to page 1. */
export function ProductFilters({ search, categories, hasEnglish, onSearch }: ProductFiltersProps) {
  const msg = useMsg()
  const brands = useBrands().data ?? []
  const { page: _, ...first } = search
  const changed = (name: string, value: unknown) =>
    v.parse(adminProductsSearch, { ...first, [name]: value })
  const options: { [Name in FilterName]: readonly Option[] } = {
    category_id: categories,
    status: product.status.values.map((value) => ({ value, label: msg(`field.status.${value}`) })),
    stock: stockLevels.map((value) => ({ value, label: msg(`adminProducts.stock.${value}`) })),
    featured: (['yes', 'no'] as const).map((value) => ({
      value: String(value === 'yes'),
      label: msg(`adminProducts.featured.${value}`),
    })),
    brand: brands.map((brand) => ({ value: brand, label: brand })),
  }
  return (
    <FilterLine
      search={
        <ListSearch
          label={msg('adminProducts.search')}
          value={search.q ?? ''}
          onSearch={(q) => onSearch(changed('q', q), { replace: true })}
        />
      }
      onClear={isFiltered(search) ? () => onSearch(unfiltered(search)) : undefined}
    >
      {filterNames.map((name) => (
        <FilterSelect
          key={name}
          label={msg(
            name === 'featured' ? 'adminProducts.column.featured' : productFilters[name].label,
          )}
          value={String(search[name] ?? '')}
          options={options[name]}
          onChange={(chosen) => onSearch(changed(name, chosen || undefined))}
        />
      ))}
      {hasEnglish && (
        <FilterSelect
          label={msg('english.filter')}
          value={search.english ?? ''}
          options={[{ value: 'missing', label: msg('english.missing') }]}
          onChange={(chosen) => onSearch(changed('english', chosen || undefined))}
        />
      )}
    </FilterLine>
  )
}
