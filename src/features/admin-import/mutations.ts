import { useQueryClient } from '@tanstack/react-query'
import { actionErrorTable, joinedFieldErrors, staffErrorTable } from '@/api/errors'
import {
  getProductImportQueryKey,
  useCancelProductImport,
  useStartProductImport,
} from '@/api/generated/admin-imports/admin-imports'
import type { MessageId } from '@/i18n/message-id.gen'

export { useStartProductImport }

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
  422: joinedFieldErrors,
})

/** Product §8: an import that goes on. */
export const importCancelErrors = actionErrorTable('adminImport.error.cancel')
