import { useState } from 'react'
import type { AdminVariantRow, VariantOutcome } from '@/api/generated/model'
import { savedRows } from '@/domain/admin/variant-sheet'

type FirstRows = { place: string; rows: readonly AdminVariantRow[] }

/**
 * The rows of a page as it came first, with their newest numbers: a variant that a save takes out of the filter stays
 * where it is until another page is asked for.
 * @param place what the page was asked for
 * @param newest the server's rows; undefined while those of `place` are not there
 */
export function useSheetRows(place: string, newest: readonly AdminVariantRow[] | undefined) {
  const [first, setFirst] = useState<FirstRows>()
  if (newest && first?.place !== place) setFirst({ place, rows: newest })
  const known = new Map((newest ?? []).map((row) => [row.variant_id, row]))
  return {
    rows: (first?.rows ?? []).map((row) => known.get(row.variant_id) ?? row),
    /** Shows in the rows what a save has made of them. */
    show: (outcomes: readonly VariantOutcome[]) =>
      setFirst((now) => now && { ...now, rows: savedRows(now.rows, outcomes) }),
  }
}
