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

/** How often a running import is asked for, in ms. */
const watchEveryMs = 1000

/**
 * An import, asked for until it ends. Its end shows everywhere: lists and shop load again what it changed.
 */
export function useImport(id: number) {
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

/** The last imports of everybody. */
export function useImports() {
  return useProductImports(
    { per_page: 20 },
    { query: { select: ({ data }) => data.imports, staleTime: 0 } },
  )
}

/** Rows of a report on the screen at most. */
const outcomesShown = 50

/** The first rows with a result. */
export function useOutcomes(id: number, result: ImportResult) {
  return useProductImportOutcomes(
    id,
    { result, per_page: outcomesShown },
    { query: { select: ({ data }) => data, staleTime: 0 } },
  )
}

/** The largest page there is: the fewest calls. */
const mostRows = 500

type Loading = [onProgress: (share: number) => void, signal: AbortSignal]

/** Every row with a result, by line; see `loadAllPages`. Throws `ApiError`. */
export const everyOutcome = (
  id: number,
  result: ImportResult,
  ...[onProgress, signal]: Loading
): Promise<ImportOutcome[]> =>
  loadAllPages(async (page) => {
    const params = { page, per_page: mostRows, result } as const
    const { data } = await productImportOutcomes(id, params, { signal })
    const rows = data.outcomes.map((outcome) => ({ ...outcome, id: outcome.line }))
    return { rows, lastPage: data.pagination.last_page }
  }, onProgress)

/** Every variant of the catalogue; see `loadAllPages`. Throws `ApiError`. */
export const everyVariant = (...[onProgress, signal]: Loading): Promise<AdminVariantRow[]> =>
  loadAllPages(async (page) => {
    const { data } = await adminVariants({ page, per_page: mostRows }, { signal })
    const rows = data.variants.map((variant) => ({ ...variant, id: variant.variant_id }))
    return { rows, lastPage: data.pagination.last_page }
  }, onProgress)

/** Stops an import; what is done stays. Throws `ApiError`. */
export function useCancelImport(id: number) {
  const client = useQueryClient()
  return useCancelProductImport({
    mutation: {
      onSuccess: (answer) => void client.setQueryData(getProductImportQueryKey(id), answer),
    },
  })
}

/** In the place of what could not be read. */
export const importReadErrors = staffErrorTable('adminImport.error.read')

/** Product §8: an import that did not begin. */
export const importStartErrors = actionErrorTable<MessageId>('adminImport.error.start', {
  409: serverText,
  422: joinedFieldErrors,
})

/** Product §8: an import that goes on. */
export const importCancelErrors = actionErrorTable('adminImport.error.cancel')
