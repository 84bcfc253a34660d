import { useQueryClient } from '@tanstack/react-query'
import { errorTable, joinedFieldErrors, pressErrorTable, staffErrors } from '@/api/errors'
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
export const importReadErrors = errorTable<MessageId>({
  ...staffErrors,
  fallback: 'adminImport.error.read',
})

/** Product §8: an import that did not begin. */
export const importStartErrors = pressErrorTable<MessageId>({
  ...staffErrors,
  422: joinedFieldErrors,
  fallback: 'adminImport.error.start',
})

/** Product §8: an import that goes on. */
export const importCancelErrors = pressErrorTable<MessageId>({
  ...staffErrors,
  fallback: 'adminImport.error.cancel',
})
