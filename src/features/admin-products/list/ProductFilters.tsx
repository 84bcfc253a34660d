import * as v from 'valibot'
import {
  type AdminProductsSearch,
  adminProductsSearch,
  isFiltered,
  productFilters,
  stockLevels,
  unfiltered,
} from '@/domain/admin/products'
import { useMsg } from '@/i18n/use-msg'
import type { FieldKind } from '@/lib/description'
import type { Option } from '@/ui/choosing/Select'
import { type LabelledField, valueText } from '@/ui/data/field-text'
import { FilterLine, FilterSelect, ListSearch } from '@/ui/table/FilterLine'
import { useBrands } from '../queries'

/** What is chosen from a long list of what is in use comes last. */
const kinds: readonly FieldKind[] = ['relation', 'choice', 'count', 'flag', 'text']
const filters = Object.entries<LabelledField>(productFilters).toSorted(
  ([, one], [, other]) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind),
)

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
  const optionsOf = (field: LabelledField): readonly Option[] => {
    switch (field.kind) {
      case 'relation':
        return categories
      case 'choice':
        return (field.values ?? []).map((value) => ({ value, label: valueText(field, value, msg) }))
      case 'count':
        return stockLevels.map((value) => ({ value, label: msg(`adminProducts.stock.${value}`) }))
      case 'flag':
        return (['yes', 'no'] as const).map((value) => ({
          value: String(value === 'yes'),
          label: msg(`adminProducts.featured.${value}`),
        }))
      default:
        return brands.map((brand) => ({ value: brand, label: brand }))
    }
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
      {filters.map(([name, field]) => (
        <FilterSelect
          key={name}
          label={msg(field.kind === 'flag' ? 'adminProducts.column.featured' : field.label)}
          value={String(Reflect.get(search, name) ?? '')}
          options={optionsOf(field)}
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
