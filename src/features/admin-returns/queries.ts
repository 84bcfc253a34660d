import { useAdminReturns } from '@/api/generated/admin-returns/admin-returns'
import { freshPage, pageParams, rowsPerPage } from '@/lib/list-address'
import type { ReturnsSearch } from './ReturnsScreen'

export const useReturnsPage = (search: ReturnsSearch) =>
  useAdminReturns(pageParams(search), { query: { select: ({ data }) => data, ...freshPage } })

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
