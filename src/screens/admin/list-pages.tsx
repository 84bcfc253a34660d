import type { Pagination } from '@/api/generated/model'
import { ListPagination } from '@/features/catalogue/list/ListPagination'
import { scrollToTop } from '@/lib/scroll-to-top'

/** The links to the other pages of a list; they lead to its top. */
export const listPages = (pagination: Pagination) => (
  <ListPagination pagination={pagination} onPageChange={scrollToTop} />
)
