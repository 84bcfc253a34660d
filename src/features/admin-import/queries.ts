import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { actionErrorTable, joinedFieldErrors, serverText, staffErrorTable } from '@/api/errors'
import {
  getProductImportQueryKey,
  productImportOutcomes,
  useCancelProductImport,
  useProductImport,
  useProductImportOutcomes,
  useProductImports,
} from '@/api/generated/admin-imports/admin-imports'
import { adminVariants } from '@/api/generated/admin-variants/admin-variants'
import type { AdminVariantRow, ImportOutcome, ImportResult } from '@/api/generated/model'
import { announceStaffContent } from '@/api/staff-content'
import type { MessageId } from '@/i18n/message-id.gen'
import { loadAllPages } from '@/lib/all-pages'

export { useStartProductImport } from '@/api/generated/admin-imports/admin-imports'

/** The interval, in ms, in which a running import is refetched. */
const watchEveryMs = 1000

/**
 * Queries an import, and refetches it until it ends. At its end the products have changed, so the lists of
 * staff and the pages of the shop are marked as outdated. This also happens when staff leave the page of a
 * running import, because some products have already changed.
 */
export function useImportJob(id: number) {
  const client = useQueryClient()
  const query = useProductImport(id, {
    query: {
      select: ({ data }) => data,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.data.status === 'running' ? watchEveryMs : false,
    },
  })
  const isRunning = query.data?.status === 'running'
  useEffect(
    function announceEnd() {
      if (!isRunning) return
      return () => announceStaffContent(client)
    },
    [isRunning, client],
  )
  return query
}

/** Queries the 20 latest imports of all staff members. */
export function useLatestImports() {
  return useProductImports(
    { per_page: 20 },
    { query: { select: ({ data }) => data.imports, staleTime: 0 } },
  )
}

/** The maximum number of report rows on the screen. */
const outcomesShown = 50

/** Queries the first rows of an import that have this result. */
export function useImportOutcomes(id: number, result: ImportResult) {
  return useProductImportOutcomes(
    id,
    { result, per_page: outcomesShown },
    { query: { select: ({ data }) => data, staleTime: 0 } },
  )
}

/** The largest page size that the contract allows. A large page keeps the number of calls small. */
const rowsPerCall = 500

type Loading = [onProgress: (share: number) => void, signal: AbortSignal]

/** Loads all rows of an import that have this result, page by page. Throws `ApiError`. */
export const loadImportOutcomes = (
  id: number,
  result: ImportResult,
  ...[onProgress, signal]: Loading
): Promise<ImportOutcome[]> =>
  loadAllPages(async (page) => {
    const params = { page, per_page: rowsPerCall, result } as const
    const { data } = await productImportOutcomes(id, params, { signal })
    const rows = data.outcomes.map((outcome) => ({ ...outcome, id: outcome.line }))
    return { rows, lastPage: data.pagination.last_page }
  }, onProgress)

/** Loads all variants of the catalogue, page by page. Throws `ApiError`. */
export const loadEveryVariant = (...[onProgress, signal]: Loading): Promise<AdminVariantRow[]> =>
  loadAllPages(async (page) => {
    const { data } = await adminVariants({ page, per_page: rowsPerCall }, { signal })
    const rows = data.variants.map((variant) => ({ ...variant, id: variant.variant_id }))
    return { rows, lastPage: data.pagination.last_page }
  }, onProgress)

/** Stops an import. Rows that are already imported stay. Throws `ApiError`. */
export function useCancelImport(id: number) {
  const client = useQueryClient()
  return useCancelProductImport({
    mutation: {
      onSuccess: (answer) => void client.setQueryData(getProductImportQueryKey(id), answer),
    },
  })
}

export const importReadErrorText = staffErrorTable('adminImport.error.read')

/** Returns the error text when an import cannot be started (Product §8). */
export const importStartErrorText = actionErrorTable<MessageId>('adminImport.error.start', {
  409: serverText,
  422: joinedFieldErrors,
})

/** Returns the error text when an import cannot be stopped (Product §8). */
export const importCancelErrorText = actionErrorTable('adminImport.error.cancel')
