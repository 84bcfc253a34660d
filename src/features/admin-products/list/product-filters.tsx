import { useQuery } from '@tanstack/react-query'
import { product, stockLevels } from '@/domain/product/description'
import { type AdminProductsSearch, productFilters } from '@/domain/product/products-list'
import { useMayCall } from '@/domain/rights/rights'
import { adminCategoriesQuery } from '@/features/admin-categories/queries'
import { categoryOptions, hostHasEnglishNames } from '@/features/admin-categories/tree'
import { useMsg } from '@/i18n/use-msg'
import { ButtonLink } from '@/ui/actions/Link'
import type { SelectOption } from '@/ui/choosing/Select'
import { PackageIcon } from '@/ui/icons'
import type { ListFilter } from '@/ui/table/ListFilters'
import type { ListEmptyTexts } from '@/ui/table/ListStates'
import { useBrands } from '../queries'

type FilterName = keyof typeof productFilters

/** The filters in their sequence on the screen. The brand is last, because its list is the longest. */
const filterNames = [
  'category_id',
  'status',
  'stock',
  'featured',
  'brand',
] as const satisfies FilterName[]

/** Returns the search field and the filters for the list of products and for the sheet. */
export function useProductFilters() {
  const msg = useMsg()
  const brands = useBrands().data ?? []
  const known = useQuery(adminCategoriesQuery).data ?? []
  const categories = categoryOptions(known)
  const options: { [Name in FilterName]: readonly SelectOption[] } = {
    category_id: categories,
    status: product.status.values.map((value) => ({ value, label: msg(`field.status.${value}`) })),
    stock: stockLevels.map((value) => ({ value, label: msg(`adminProducts.stock.${value}`) })),
    featured: (['yes', 'no'] as const).map((value) => ({
      value: String(value === 'yes'),
      label: msg(`adminProducts.featured.${value}`),
    })),
    brand: brands.map((brand) => ({ value: brand, label: brand })),
  }
  const english: ListFilter<AdminProductsSearch> = {
    name: 'english',
    label: msg('english.filter'),
    options: [{ value: 'missing', label: msg('english.missing') }],
  }
  const filters: ListFilter<AdminProductsSearch>[] = filterNames.map((name) => ({
    name,
    label: msg(name === 'featured' ? 'adminProducts.column.featured' : productFilters[name].label),
    options: options[name],
  }))
  return {
    categories,
    find: { label: msg('adminProducts.search') },
    filters: hostHasEnglishNames(known) ? [...filters, english] : filters,
  }
}

/** Returns the texts for a list without products. */
export function useEmptyProductListTexts(): ListEmptyTexts {
  const msg = useMsg()
  const may = useMayCall()
  return {
    nothing: {
      icon: <PackageIcon size={48} />,
      title: msg('adminProducts.empty'),
      text: msg('adminProducts.empty.text'),
      action: may('createProduct') && (
        <ButtonLink to="/admin/products/create">{msg('adminProducts.create')}</ButtonLink>
      ),
    },
    noMatch: msg('adminProducts.noMatch'),
  }
}
