import type { MouseEvent } from 'react'
import type { Pagination as PaginationData } from '@/api/generated/model'
import { Link } from '@/ui/Link'
import { Pagination } from '@/ui/Pagination'

type ListPaginationProps = {
  pagination: PaginationData
  /** Another page is about to show here; not told of one that opens in a tab of its own. */
  onTurn: () => void
}

/** Links to the pages of the list shown; everything else in the URL stays as it is. */
export function ListPagination({ pagination, onTurn }: ListPaginationProps) {
  return (
    <Pagination
      current={pagination.current_page}
      last={pagination.last_page}
      renderLink={(page, children, props) => (
        <Link
          to="."
          search={(place) => ({ ...place, page: page === 1 ? undefined : page })}
          activeOptions={{ exact: true }}
          onClick={(event) => isPlain(event) && onTurn()}
          {...props}
        >
          {children}
        </Link>
      )}
    />
  )
}

function isPlain(event: MouseEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
}
