import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { actionErrorTable, ApiError, joinedFieldErrors, staffErrorTable } from '@/api/errors'
import {
  getAdminProductsQueryKey,
  useBulkUpdateProducts,
  useCreateProduct,
  useDeleteProduct,
  useUpdateProduct,
} from '@/api/generated/admin-products/admin-products'
import type {
  AdminProduct,
  AdminProductListResponse,
  AdminProductRequest,
  AdminProductRow,
  BulkOutcome,
  BulkProductsRequest,
} from '@/api/generated/model'
import { refreshStaffContent } from '@/api/staff-content'
import { keyHeaders } from '@/lib/random-key'
import { adminProductQuery } from './queries'

export { useDuplicateProduct } from '@/api/generated/admin-products/admin-products'
import type { MessageId } from '@/i18n/message-id.gen'

type SavedProduct = { id: number | null; data: AdminProductRequest; key: string | undefined }

/** Creates or changes a product. With the `updated_at` that was edited, a newer version is a 409. Throws `ApiError`. */
export function useSaveProduct() {
  const client = useQueryClient()
  const { mutateAsync: create } = useCreateProduct()
  const { mutateAsync: update } = useUpdateProduct()
  return async ({ id, data, key }: SavedProduct): Promise<AdminProduct> => {
    const answer = await (id === null ? create({ data, ...keyHeaders(key) }) : update({ id, data }))
    const { product } = answer.data
    client.setQueryData(adminProductQuery(product.id).queryKey, answer)
    return product
  }
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

/**
 * One action on several products, each with an outcome of its own; for one product its refusal, or that somebody else has
 * just changed it, throws as well. Throws `ApiError`.
 */
export function useBulkProducts(only?: number) {
  const client = useQueryClient()
  return useBulkUpdateProducts({
    mutation: {
      // Quick changes of the same product go one after the other.
      ...(only !== undefined && { scope: { id: `product-${only}` } }),
      onSuccess({ data: { outcomes } }, { data }) {
        const [first] = outcomes
        if (only !== undefined && !first?.ok)
          throw new ApiError(first?.conflict ? 409 : 422, first?.message)
        showChange(client, doneIds(outcomes), data)
      },
      // A lost answer may belong to a change that happened.
      onError: () => client.invalidateQueries({ queryKey: getAdminProductsQueryKey() }),
    },
  })
}

/** Returns the products for which a bulk action did what was asked. */
export function doneIds(outcomes: readonly BulkOutcome[]): ReadonlySet<number> {
  return new Set(outcomes.flatMap(({ id, ok }) => (ok ? [id] : [])))
}

/** What every product has after an action. */
export type BulkChange = Omit<BulkProductsRequest, 'ids'>

/** The rows that are there already say what was changed, until they are read anew. */
function showChange(client: QueryClient, ids: ReadonlySet<number>, change: BulkChange): void {
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
  { status = row.status, is_featured = row.is_featured }: BulkChange,
): AdminProductRow {
  return { ...row, status, is_featured }
}

/** In the place of what could not be read. */
export const productReadErrors = staffErrorTable('catalogue.error.products')

const writes = { 409: 'admin.error.conflict', 422: joinedFieldErrors } as const

/** Product §8: a product that could not be created or changed. */
export const productSaveErrors = actionErrorTable<MessageId>('adminProducts.error.save', writes)

/** Product §8: a draft that could not be saved. */
export const draftSaveErrors = actionErrorTable<MessageId>('adminProducts.error.draft', writes)
