import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { Pagination as PaginationData } from '@/api/generated/model'
import { isPlainClick } from '@/lib/links'
import { Anchor } from '@/ui/actions/Link'
import { Pagination } from '@/ui/data/Pagination'

type ListPaginationProps = {
  pagination: PaginationData
  /** Called when another page opens in this tab. */
  onPageChange: () => void
}

/** Links to the pages of a list; the rest of the URL stays. */
export function ListPagination({ pagination, onPageChange }: ListPaginationProps) {
  return (
    <Pagination
      current={pagination.current_page}
      last={pagination.last_page}
      renderLink={(page, children, { 'aria-current': shown, ...props }) => (
        <PageLink
          to="."
          search={(search) => ({ ...search, page: page === 1 ? undefined : page })}
          shown={shown}
          onClick={(event) => isPlainClick(event) && onPageChange()}
          {...props}
        >
          {children}
        </PageLink>
      )}
    />
  )
}

/**
 * Marks the page on screen as current. The router would mark what the URL names, which changes before that page has
 * loaded, and also the arrow that leads there.
 */
const PageLink = createLink(({ shown, ...props }: ComponentProps<'a'> & { shown?: 'page' }) => (
  <Anchor {...props} aria-current={shown} />
))
