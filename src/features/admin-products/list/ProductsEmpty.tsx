import type { Pagination } from '@/api/generated/model'
import { isPastEnd } from '@/domain/pagination'
import { type AdminProductsSearch, isFiltered, unfiltered } from '@/domain/product/products-list'
import { useMay } from '@/domain/rights/rights'
import { useMsg } from '@/i18n/use-msg'
import { ButtonLink } from '@/ui/actions/Link'
import { PackageIcon } from '@/ui/icons'
import { ListEmpty } from '@/ui/table/ListEmpty'

type ProductsEmptyProps = {
  search: AdminProductsSearch
  pagination: Pagination
  onSearch: (search: AdminProductsSearch) => void
}

/** The list without rows: past the last page, no match for the filters, or no products yet. */
export function ProductsEmpty({ search, pagination, onSearch }: ProductsEmptyProps) {
  const msg = useMsg()
  const may = useMay()
  return (
    <ListEmpty
      icon={<PackageIcon size={48} />}
      pastEnd={isPastEnd(pagination) && msg('adminProducts.pastEnd')}
      noMatch={
        isFiltered(search) && {
          title: msg('adminProducts.noMatch'),
          text: msg('adminProducts.noMatch.text'),
          onClear: () => onSearch(unfiltered(search)),
        }
      }
      nothing={{
        title: msg('adminProducts.empty'),
        text: msg('adminProducts.empty.text'),
        action: may('createProduct') && (
          <ButtonLink to="/admin/products/create">{msg('adminProducts.create')}</ButtonLink>
        ),
      }}
    />
  )
}
