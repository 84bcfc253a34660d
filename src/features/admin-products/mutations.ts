import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import {
  bulkUpdateProducts,
  createProduct,
  deleteProduct,
  duplicateProduct,
  getAdminProductsQueryKey,
  updateProduct,
} from '@/api/generated/admin-products/admin-products'
import type {
  AdminProductListResponse,
  AdminProductRequest,
  BulkProductsRequest,
} from '@/api/generated/model'
import { adminProductQuery } from './queries'
import { changedRow } from './changed-row'

// Every write in the back office makes stale whatever staff can change (docs/adr/0006): nothing of that here.

/** Creates a product. Throws `ApiError`. */
export function useCreateProduct() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (request: AdminProductRequest) => createProduct(request),
    onSuccess: (answer) =>
      client.setQueryData(adminProductQuery(answer.data.product.id).queryKey, answer),
  })
}

/** Changes a product. With the `updated_at` that was edited, a newer version is a 409. Throws `ApiError`. */
export function useUpdateProduct() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, request }: { id: number; request: AdminProductRequest }) =>
      updateProduct(id, request),
    onSuccess: (answer, { id }) => client.setQueryData(adminProductQuery(id).queryKey, answer),
  })
}

/** Deletes a product; one that has gone already is fine. Throws `ApiError`. */
export function useDeleteProduct() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: number) => {
      try {
        await deleteProduct(id)
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error
      }
    },
    onSuccess: (_, id) => client.removeQueries({ queryKey: adminProductQuery(id).queryKey }),
  })
}

/** Copies a product as a draft. Throws `ApiError`. */
export function useDuplicateProduct() {
  return useMutation({ mutationFn: (id: number) => duplicateProduct(id) })
}

/** One action on several products, each with an outcome of its own. Throws `ApiError`. */
export function useBulkProducts() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (request: BulkProductsRequest) => bulkUpdateProducts(request),
    onSuccess({ data: { outcomes } }, request) {
      showChange(client, new Set(outcomes.flatMap(({ id, ok }) => (ok ? [id] : []))), request)
    },
    // A lost answer may belong to a change that happened.
    onError: () => client.invalidateQueries({ queryKey: getAdminProductsQueryKey() }),
  })
}

/** One value of a product. */
export type InPlace = Pick<BulkProductsRequest, 'action' | 'status' | 'is_featured'>

/**
 * Changes one value of a product in its list; quick changes of the same product go one after the other. What the
 * server refuses for this product throws as well: `ApiError`.
 */
export function useChangeInPlace(id: number) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `product-${id}` },
    mutationFn: async (change: InPlace) => {
      const { data } = await bulkUpdateProducts({ ids: [id], ...change })
      const [outcome] = data.outcomes
      if (!outcome?.ok) throw new ApiError(422, outcome?.message)
    },
    onSuccess: (_, change) => showChange(client, new Set([id]), change),
    onError: () => client.invalidateQueries({ queryKey: getAdminProductsQueryKey() }),
  })
}

/** The rows that are there already say what was changed, until they are read anew. */
function showChange(client: QueryClient, ids: ReadonlySet<number>, change: InPlace): void {
  client.setQueriesData<AdminProductListResponse>(
    { queryKey: getAdminProductsQueryKey() },
    (answer) => {
      if (!answer || !('products' in answer.data)) return answer
      const products = answer.data.products.map((row) =>
        ids.has(row.id) ? changedRow(row, change) : row,
      )
      return { ...answer, data: { ...answer.data, products } }
    },
  )
}
