import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { Pagination as PaginationData } from '@/api/generated/model'
import { isPlainClick } from '@/lib/links'
import { Anchor } from '@/ui/actions/Link'
import { Pagination } from '@/ui/data/Pagination'

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
      renderLink={(page, children, { 'aria-current': shown, ...props }) => (
        <PageLink
          to="."
          search={(search) => ({ ...search, page: page === 1 ? undefined : page })}
          shown={shown}
          onClick={(event) => isPlainClick(event) && onTurn()}
          {...props}
        >
          {children}
        </PageLink>
      )}
    />
  )
}

/**
 * Current is the page in sight. The router marks what the address names, which changes before that page has come, and
 * it would mark the arrow that leads there too.
 */
const PageLink = createLink(({ shown, ...props }: ComponentProps<'a'> & { shown?: 'page' }) => (
  <Anchor {...props} aria-current={shown} />
))
