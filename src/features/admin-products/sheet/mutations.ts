import { useQueryClient } from '@tanstack/react-query'
import {
  getAdminVariantsQueryKey,
  useSaveVariants,
} from '@/api/generated/admin-variants/admin-variants'
import type { AdminVariantListResponse, VariantChange, VariantOutcome } from '@/api/generated/model'
import { mostChanges, savedRows } from '@/domain/admin/variant-sheet'

/** Writes numbers of variants; rows on the screen show them at once. */
export function useSaveCells() {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useSaveVariants({
    mutation: {
      onSuccess({ data: { outcomes } }) {
        client.setQueriesData<AdminVariantListResponse>(
          { queryKey: getAdminVariantsQueryKey() },
          (answer) => {
            if (!answer) return answer
            const variants = [...savedRows(answer.data.variants, outcomes)]
            return { ...answer, data: { ...answer.data, variants } }
          },
        )
      },
    },
  })
  /** Sends any number of changes. `onDone` is told of each part: one that fails takes nothing back. Throws `ApiError`. */
  const save = async (
    changes: readonly VariantChange[],
    onDone: (sent: readonly VariantChange[], outcomes: readonly VariantOutcome[]) => void,
  ) => {
    for (let from = 0; from < changes.length; from += mostChanges) {
      const part = changes.slice(from, from + mostChanges)
      const { data } = await mutateAsync({ data: { changes: part } })
      onDone(part, data.outcomes)
    }
  }
  return { save, isPending }
}
