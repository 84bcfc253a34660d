import type { Pagination as PaginationData } from '@/api/generated/model'
import { Link } from '@/ui/Link'
import { Pagination } from '@/ui/Pagination'

/** Links to the pages of the list shown; everything else in the URL stays as it is. */
export function ListPagination({ pagination }: { pagination: PaginationData }) {
  return (
    <Pagination
      current={pagination.current_page}
      last={pagination.last_page}
      renderLink={(page, children, props) => (
        <Link
          to="."
          search={(place) => ({ ...place, page: page === 1 ? undefined : page })}
          {...props}
        >
          {children}
        </Link>
      )}
    />
  )
}
