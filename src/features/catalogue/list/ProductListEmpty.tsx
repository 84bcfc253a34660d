import type { Pagination } from '@/api/generated/model'
import { isPastEnd } from '@/domain/pagination'
import type { ListSearch } from '@/domain/catalogue/list-search'
import { useMsg } from '@/i18n/use-msg'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ButtonLink } from '@/ui/actions/Link'
import { ProductListHelp } from './ProductListHelp'

type ProductListEmptyProps = {
  /** What found nothing. */
  search: ListSearch
  /** The server's page: a page beyond the last is empty too. */
  pagination: Pagination
}

/** A list page without products: past the last page, no search hits, nothing in the filter, or an empty shop. */
export function ProductListEmpty({ search, pagination }: ProductListEmptyProps) {
  const msg = useMsg()
  if (isPastEnd(pagination)) {
    return (
      <EmptyState
        title={msg('list.pastEnd')}
        text={msg('list.pastEnd.text', { last: pagination.last_page })}
        action={
          <ButtonLink to="." search={({ page: _, ...rest }) => rest}>
            {msg('list.pastEnd.first')}
          </ButtonLink>
        }
      />
    )
  }
  if (search.q) return <ProductListHelp q={search.q} filtered={search.category !== undefined} />
  return (
    <EmptyState
      title={msg('catalogue.empty')}
      action={
        search.category === undefined ? (
          <ButtonLink to="/products">{msg('catalogue.seeAll')}</ButtonLink>
        ) : (
          <ButtonLink to="." search={({ page: _, category: __, ...rest }) => rest}>
            {msg('list.unfilter')}
          </ButtonLink>
        )
      }
    />
  )
}
