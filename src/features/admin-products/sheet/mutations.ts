import {
  MutationObserver,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { actionErrorTable, joinedFieldErrors, staffErrorTable } from '@/api/errors'
import {
  getAdminVariantsQueryKey,
  getSaveVariantsMutationOptions,
} from '@/api/generated/admin-variants/admin-variants'
import type { AdminVariantListResponse, VariantChange, VariantOutcome } from '@/api/generated/model'
import { mostChanges, savedRows } from '@/domain/product/variant-sheet'
import type { MessageId } from '@/i18n/message-id.gen'

/** Told of each part that was written: one that fails takes nothing back. */
export type OnPart = (sent: readonly VariantChange[], outcomes: readonly VariantOutcome[]) => void

/** Writes any number of changes; rows on the screen show them at once. Throws `ApiError`. */
export async function saveCells(
  client: QueryClient,
  changes: readonly VariantChange[],
  onPart: OnPart,
): Promise<void> {
  const call = new MutationObserver(client, getSaveVariantsMutationOptions())
  for (let from = 0; from < changes.length; from += mostChanges) {
    const part = changes.slice(from, from + mostChanges)
    const { data } = await call.mutate({ data: { changes: part } })
    client.setQueriesData<AdminVariantListResponse>(
      { queryKey: getAdminVariantsQueryKey() },
      (answer) => {
        if (!answer) return answer
        const variants = [...savedRows(answer.data.variants, data.outcomes)]
        return { ...answer, data: { ...answer.data, variants } }
      },
    )
    onPart(part, data.outcomes)
  }
}

/** The same, with whether it is on its way. */
export function useSaveCells() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ changes, onPart }: { changes: readonly VariantChange[]; onPart: OnPart }) =>
      saveCells(client, changes, onPart),
  })
}

/** In the place of the sheet that could not be read. */
export const sheetReadErrors = staffErrorTable('adminSheet.error.read')

/** Product §8: prices and stock that could not be saved. */
export const sheetSaveErrors = actionErrorTable<MessageId>('adminSheet.error.save', {
  422: joinedFieldErrors,
})
