import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, errorTable, joinedFieldErrors, pressErrorTable, staffErrors } from '@/api/errors'
import {
  getAdminProductsQueryKey,
  useBulkUpdateProducts,
  useCreateProduct,
  useDeleteProduct,
  useUpdateProduct,
} from '@/api/generated/admin-products/admin-products'
import type {
  AdminProductListResponse,
  AdminProductRow,
  BulkProductsRequest,
} from '@/api/generated/model'
import { refreshStaffContent } from '@/api/staff-content'
import type { MessageId } from '@/i18n/message-id.gen'
import { adminProductQuery } from './queries'

export { useDuplicateProduct } from '@/api/generated/admin-products/admin-products'

/** Creates a product. Throws `ApiError`. */
export function useAddProduct() {
  const client = useQueryClient()
  return useCreateProduct({
    mutation: {
      onSuccess: (answer) =>
        void client.setQueryData(adminProductQuery(answer.data.product.id).queryKey, answer),
    },
  })
}

/** Changes a product. With the `updated_at` that was edited, a newer version is a 409. Throws `ApiError`. */
export function useChangeProduct() {
  const client = useQueryClient()
  return useUpdateProduct({
    mutation: {
      onSuccess: (answer, { id }) =>
        void client.setQueryData(adminProductQuery(id).queryKey, answer),
    },
  })
}

/** Deletes a product; one that has gone already is fine. Throws `ApiError`. */
export function useRemoveProduct() {
  const client = useQueryClient()
  const { mutateAsync: remove } = useDeleteProduct()
  return useMutation({
    mutationFn: (id: number) =>
      remove({ id }).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.status !== 404) throw error
        void refreshStaffContent(client)
      }),
    onSuccess: (_, id) => client.removeQueries({ queryKey: adminProductQuery(id).queryKey }),
  })
}

/** One action on several products, each with an outcome of its own. Throws `ApiError`. */
export function useBulkProducts() {
  const client = useQueryClient()
  return useBulkUpdateProducts({
    mutation: {
      onSuccess({ data: { outcomes } }, { data }) {
        showChange(client, new Set(outcomes.flatMap(({ id, ok }) => (ok ? [id] : []))), data)
      },
      // A lost answer may belong to a change that happened.
      onError: () => client.invalidateQueries({ queryKey: getAdminProductsQueryKey() }),
    },
  })
}

/** One value of a product, and the one it has to have still. */
export type InPlace = Pick<BulkProductsRequest, 'action' | 'status' | 'is_featured' | 'before'>

/**
 * Changes one value of a product in its list; quick changes of the same product go one after the other. What the
 * server refuses for this product throws as well, and what somebody else has just changed: `ApiError`.
 */
export function useChangeInPlace(id: number) {
  const client = useQueryClient()
  return useBulkUpdateProducts({
    mutation: {
      scope: { id: `product-${id}` },
      onSuccess({ data: { outcomes } }, { data }) {
        const [outcome] = outcomes
        if (!outcome?.ok) throw new ApiError(outcome?.conflict ? 409 : 422, outcome?.message)
        showChange(client, new Set([id]), data)
      },
      onError: () => client.invalidateQueries({ queryKey: getAdminProductsQueryKey() }),
    },
  })
}

/** The rows that are there already say what was changed, until they are read anew. */
function showChange(client: QueryClient, ids: ReadonlySet<number>, change: InPlace): void {
  client.setQueriesData<AdminProductListResponse>(
    { queryKey: getAdminProductsQueryKey() },
    (answer) => {
      if (!answer) return answer
      const products = answer.data.products.map((row) =>
        ids.has(row.id) ? changedRow(row, change) : row,
      )
      return { ...answer, data: { ...answer.data, products } }
    },
  )
}

/** A row after a change that the server took; another category is named once the row is read anew. */
export function changedRow(
  row: AdminProductRow,
  { action, status, is_featured }: Pick<BulkProductsRequest, 'action' | 'status' | 'is_featured'>,
): AdminProductRow {
  if (action === 'status' && status) return { ...row, status }
  return action === 'featured' && is_featured !== undefined ? { ...row, is_featured } : row
}

/** In the place of what could not be read. */
export const productReadErrors = errorTable<MessageId>({
  ...staffErrors,
  fallback: 'catalogue.error.products',
})

const writes = {
  ...staffErrors,
  409: 'admin.error.conflict',
  422: joinedFieldErrors,
} as const

/** Product §8: a product that could not be created or changed. */
export const productSaveErrors = pressErrorTable<MessageId>({
  ...writes,
  fallback: 'adminProducts.error.save',
})

/** Product §8: a draft that could not be saved. */
export const draftSaveErrors = pressErrorTable<MessageId>({
  ...writes,
  fallback: 'adminProducts.error.draft',
})
