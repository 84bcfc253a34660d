import type { Pagination } from '@/api/generated/model'
import { type AdminProductsSearch, isFiltered, unfiltered } from '@/domain/admin/products'
import { isPastEnd } from '@/domain/pagination'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { ButtonLink } from '@/ui/actions/Link'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { SearchIcon } from '@/ui/frame-icons'
import { PackageIcon } from '@/ui/icons'

type ProductsEmptyProps = {
  search: AdminProductsSearch
  pagination: Pagination
  onSearch: (search: AdminProductsSearch) => void
}

/** The list without rows: past the last page, no match for the filters, or no products yet. */
export function ProductsEmpty({ search, pagination, onSearch }: ProductsEmptyProps) {
  const msg = useMsg()
  if (isPastEnd(pagination)) {
    const { page: _, ...first } = search
    return (
      <EmptyState
        icon={<PackageIcon size={48} />}
        title={msg('adminProducts.pastEnd')}
        action={
          <Button onClick={() => onSearch(first)}>{msg('adminProducts.pastEnd.first')}</Button>
        }
      />
    )
  }
  if (isFiltered(search))
    return (
      <EmptyState
        icon={<SearchIcon size={48} />}
        title={msg('adminProducts.noMatch')}
        text={msg('adminProducts.noMatch.text')}
        action={
          <Button onClick={() => onSearch(unfiltered(search))}>{msg('adminProducts.clear')}</Button>
        }
      />
    )
  return (
    <EmptyState
      icon={<PackageIcon size={48} />}
      title={msg('adminProducts.empty')}
      text={msg('adminProducts.empty.text')}
      action={<ButtonLink to="/admin/products/create">{msg('adminProducts.create')}</ButtonLink>}
    />
  )
}
