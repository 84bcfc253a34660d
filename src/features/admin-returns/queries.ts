import { keepPreviousData } from '@tanstack/react-query'
import { useAdminReturns } from '@/api/generated/admin-returns/admin-returns'
import type { AdminReturnsSearch } from '@/domain/returns/returns-list'
import { rowsPerPage, withoutColumns } from '@/lib/list-address'

/** A page of returns, always refetched. The old page stays while the next one loads. */
export function useReturnsPage(search: AdminReturnsSearch) {
  const params = { ...withoutColumns(search), per_page: search.per_page ?? rowsPerPage[0] }
  return useAdminReturns(params, {
    query: { select: ({ data }) => data, placeholderData: keepPreviousData, staleTime: 0 },
  })
}

/** How often the number of open returns is read again while the window is looked at, in ms. */
const openMs = 60_000

/** The number of returns that wait for the shop, null where the host says none; from the page that their list shows first. */
export function useOpenReturns() {
  return useAdminReturns(
    { per_page: rowsPerPage[0] },
    {
      query: {
        select: ({ data }) => data.open_count,
        // A host without returns is not asked again and again.
        refetchInterval: ({ state }) => (state.error ? false : openMs),
        staleTime: openMs,
      },
    },
  )
}
