import type { Pagination } from '@/api/generated/model'
import type { ListPlace } from '@/domain/catalogue/list-search'
import { useMsg } from '@/i18n/use-msg'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ButtonLink } from '@/ui/actions/Link'
import { SearchHelp } from './ProductListHelp'

type ProductListEmptyProps = { place: ListPlace; pagination: Pagination }

/** A page without products, and the way on: it lies past the end, its search or its filter finds none, or there are none. */
export function ProductListEmpty({ place, pagination }: ProductListEmptyProps) {
  const msg = useMsg()
  if (pagination.total > 0) {
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
  if (place.q) return <SearchHelp q={place.q} filtered={place.category !== undefined} />
  return (
    <EmptyState
      title={msg('catalogue.empty')}
      action={
        place.category === undefined ? (
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
