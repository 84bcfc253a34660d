import type { Pagination } from '@/api/generated/model'
import { type AdminProductsSearch, isFiltered, unfiltered } from '@/domain/admin/products'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { PackageIcon, SearchIcon } from '@/ui/icons'
import { ButtonLink } from '@/ui/actions/Link'

type ProductsEmptyProps = {
  place: AdminProductsSearch
  pagination: Pagination
  onPlace: (place: AdminProductsSearch) => void
}

/** A list without rows: past its end, narrowed too far, or nothing there yet. */
export function ProductsEmpty({ place, pagination, onPlace }: ProductsEmptyProps) {
  const msg = useMsg()
  if (pagination.total > 0) {
    const { page: _, ...first } = place
    return (
      <EmptyState
        icon={<PackageIcon size={48} />}
        title={msg('adminProducts.pastEnd')}
        action={
          <Button onClick={() => onPlace(first)}>{msg('adminProducts.pastEnd.first')}</Button>
        }
      />
    )
  }
  if (isFiltered(place))
    return (
      <EmptyState
        icon={<SearchIcon size={48} />}
        title={msg('adminProducts.noMatch')}
        text={msg('adminProducts.noMatch.text')}
        action={
          <Button onClick={() => onPlace(unfiltered(place))}>{msg('adminProducts.clear')}</Button>
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
