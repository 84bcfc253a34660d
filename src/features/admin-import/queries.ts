import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  productImportOutcomes,
  useProductImport,
  useProductImportOutcomes,
  useProductImports,
} from '@/api/generated/admin-imports/admin-imports'
import { adminVariants } from '@/api/generated/admin-variants/admin-variants'
import type { AdminVariantRow, ImportOutcome, ImportResult } from '@/api/generated/model'
import { announceStaffContent } from '@/api/staff-content'
import { loadAllPages } from '@/lib/all-pages'

/** How often a running import is asked for, in ms. */
const watchEveryMs = 1000

/** An import, asked for until it ends. Its end shows everywhere: lists and shop load again what it changed. */
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
export async function everyOutcome(
  id: number,
  result: ImportResult,
  ...[onProgress, signal]: Loading
): Promise<ImportOutcome[]> {
  const rows = await loadAllPages(async (page) => {
    const params = { page, per_page: mostRows, result } as const
    const { data } = await productImportOutcomes(id, params, { signal })
    const keyed = data.outcomes.map((outcome) => ({ id: outcome.line, outcome }))
    return { rows: keyed, lastPage: data.pagination.last_page }
  }, onProgress)
  return rows.map(({ outcome }) => outcome)
}

/** Every variant of the catalogue; see `loadAllPages`. Throws `ApiError`. */
export async function everyVariant(...[onProgress, signal]: Loading): Promise<AdminVariantRow[]> {
  const rows = await loadAllPages(async (page) => {
    const { data } = await adminVariants({ page, per_page: mostRows }, { signal })
    const keyed = data.variants.map((variant) => ({ id: variant.variant_id, variant }))
    return { rows: keyed, lastPage: data.pagination.last_page }
  }, onProgress)
  return rows.map(({ variant }) => variant)
}
