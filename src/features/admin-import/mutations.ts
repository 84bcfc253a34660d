import { useQueryClient } from '@tanstack/react-query'
import {
  getProductImportQueryKey,
  useCancelProductImport,
  useStartProductImport,
} from '@/api/generated/admin-imports/admin-imports'

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
