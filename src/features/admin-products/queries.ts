import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { uploadProductImageAnswer } from '@/api/answers/admin-products.gen'
import {
  actionErrorTable,
  ApiError,
  errorTable,
  forbidden,
  joinedFieldErrors,
  serverText,
  staffErrorTable,
} from '@/api/errors'
import {
  adminProducts,
  getAdminProductQueryOptions,
  getAdminProductsQueryKey,
  getUploadProductImageUrl,
  useAdminBrands,
  useAdminProducts,
  useBulkUpdateProducts,
  useCreateProduct,
  useDeleteProduct,
  useUpdateProduct,
} from '@/api/generated/admin-products/admin-products'
import {
  getAdminVariantsQueryKey,
  useAdminVariants,
  useSaveVariants,
} from '@/api/generated/admin-variants/admin-variants'
import type {
  AdminProduct,
  AdminProductListResponse,
  AdminProductRequest,
  AdminProductRow,
  AdminVariantListResponse,
  BulkOutcome,
  BulkProductsRequest,
  UploadResponse,
  VariantChange,
  VariantOutcome,
} from '@/api/generated/model'
import { refreshStaffContent } from '@/api/staff-content'
import { upload, type UploadOptions } from '@/api/upload'
import type { AdminProductsSearch } from '@/domain/product/products-list'
import { maxChanges, savedRows } from '@/domain/product/variant-sheet'
import type { MessageId } from '@/i18n/message-id.gen'
import { loadAllPages } from '@/lib/all-pages'
import { soughtText } from '@/lib/kinds/code'
import { exportParams, freshPage, pageParams } from '@/lib/list-address'
import { keyHeaders } from '@/lib/random-key'

export const useProductsPage = (search: AdminProductsSearch) =>
  useAdminProducts(pageParams(search), { query: { select: ({ data }) => data, ...freshPage } })

const maxFoundProducts = 5

/** Finds products whose name contains the text. An empty text finds no products. */
export function useFoundProducts(q: string) {
  return useAdminProducts(pageParams({ q }), {
    query: { enabled: q !== '', select: ({ data }) => data.products.slice(0, maxFoundProducts) },
  })
}

const maxFoundVariants = 8

/** Finds variants on sale by product, code, colour or size. Sold out variants come last. */
export function useFoundVariants(q: string) {
  return useAdminVariants(
    { q: soughtText(q), status: 'active', per_page: sheetRows },
    {
      query: {
        enabled: q !== '',
        staleTime: 0,
        select: ({ data }) =>
          data.variants
            .toSorted((a, b) => Number(a.stock === 0) - Number(b.stock === 0))
            .slice(0, maxFoundVariants),
      },
    },
  )
}

/** A product for its form. */
export function adminProductQuery(id: number) {
  return queryOptions({
    ...getAdminProductQueryOptions(id),
    select: ({ data }) => data.product,
  })
}

/** The brands of all products, sorted by name. */
export function useBrands() {
  return useAdminBrands({ query: { select: (answer) => answer.data } })
}

/**
 * Loads every product that matches the filters, sorted like the list; see `loadAllPages`. Throws `ApiError`.
 */
export const loadEveryProduct = (
  search: AdminProductsSearch,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) =>
  loadAllPages(async (page) => {
    const { data } = await adminProducts({ ...exportParams(search), page }, { signal })
    return { rows: data.products, lastPage: data.pagination.last_page }
  }, onProgress)

/** The number of variants on a page of the sheet. It is the smallest page size that the contract offers. */
const sheetRows = 100

/**
 * Loads a page of variants, sorted by product. The old page stays on the screen while the next page loads.
 * Pages that the user has left are not cached, because edits must begin from the server's current numbers.
 */
export const useSheetPage = ({ sort: _, per_page: __, ...filters }: AdminProductsSearch) =>
  useAdminVariants(
    { ...filters, per_page: sheetRows },
    { query: { select: ({ data }) => data, ...freshPage, gcTime: 0 } },
  )

export { useDuplicateProduct } from '@/api/generated/admin-products/admin-products'

type SavedProduct = { id: number | null; data: AdminProductRequest; key: string | undefined }

/**
 * Creates or changes a product. With `updated_at`, the server answers 409 if a newer version exists. Throws
 * `ApiError`.
 */
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

/** Deletes a product. If the product is already deleted, the call succeeds. Throws `ApiError`. */
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
 * Changes several products, each with its own outcome. `only` names a single product; if that product is
 * refused or has a conflict, the call throws. Throws `ApiError`.
 */
export function useBulkProducts(only?: number) {
  const client = useQueryClient()
  return useBulkUpdateProducts({
    mutation: {
      // Quick changes of the same product are sent one after the other.
      ...(only !== undefined && { scope: { id: `product-${only}` } }),
      onSuccess({ data: { outcomes } }, { data }) {
        const [first] = outcomes
        if (only !== undefined && !first?.ok)
          throw new ApiError(first?.conflict ? 409 : 422, first?.message)
        showChange(client, doneIds(outcomes), data)
      },
      // The change may have happened although the answer was lost, so the products are read again.
      onError: () => client.invalidateQueries({ queryKey: getAdminProductsQueryKey() }),
    },
  })
}

/** Returns the ids of the products that a bulk action changed. */
export function doneIds(outcomes: readonly BulkOutcome[]): ReadonlySet<number> {
  return new Set(outcomes.flatMap(({ id, ok }) => (ok ? [id] : [])))
}

/** A bulk action with its new values. */
export type BulkChange = Omit<BulkProductsRequest, 'ids'>

/** Shows a change in the cached rows until the rows are read again. */
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

/** Returns a row after a change. The name of a new category appears when the row is read again. */
export function changedRow(
  row: AdminProductRow,
  { status = row.status, is_featured = row.is_featured }: BulkChange,
): AdminProductRow {
  return { ...row, status, is_featured }
}

export const productReadErrors = staffErrorTable('catalogue.error.products')

const writes = { 409: 'admin.error.conflict', 422: joinedFieldErrors } as const

/** Product §8: the errors of a product that can't be saved. */
export const productSaveErrors = actionErrorTable<MessageId>('adminProducts.error.save', writes)

export const productDeleteErrors = actionErrorTable<MessageId>('adminProducts.error.delete', writes)

/** Product §8: the errors of a draft that can't be saved. */
export const draftSaveErrors = actionErrorTable<MessageId>('adminProducts.error.draft', writes)

/**
 * Uploads a product image and resolves to its URL. Does not use the generated call, because that call reports
 * no progress. Throws `ApiError`.
 */
export async function uploadProductImage(image: File, options: UploadOptions): Promise<string> {
  const form = new FormData()
  form.append('image', image)
  const url = getUploadProductImageUrl()
  return (await upload<UploadResponse>(url, uploadProductImageAnswer, form, options)).data.url
}

/**
 * The texts on the tile of a failed upload. A proxy may answer 413 and 415 with HTML, so these statuses have
 * texts of the app.
 */
export const imageUploadErrors = errorTable<MessageId>({
  401: 'adminImages.error.session',
  403: forbidden,
  413: (error) => serverText(error) ?? { id: 'adminImages.serverTooLarge' },
  415: (error) => serverText(error) ?? { id: 'adminImages.serverWrongType' },
  422: joinedFieldErrors,
  timeout: 'common.error.timeout',
  offline: 'common.error.offline',
  otherwise: serverText,
  fallback: 'adminImages.error.failed',
})

/** Called after each part that was saved. If a later part fails, the saved part is not undone. */
export type OnPart = (sent: readonly VariantChange[], outcomes: readonly VariantOutcome[]) => void

/**
 * Saves any number of cells in several parts. Visible rows show the new values at once. Throws `ApiError`.
 */
export function useSaveCells() {
  const client = useQueryClient()
  const { mutateAsync: save } = useSaveVariants()
  return useMutation({
    async mutationFn({ changes, onPart }: { changes: readonly VariantChange[]; onPart: OnPart }) {
      for (let from = 0; from < changes.length; from += maxChanges) {
        const part = changes.slice(from, from + maxChanges)
        const { data } = await save({ data: { changes: part } })
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
    },
  })
}

export const sheetReadErrors = staffErrorTable('adminSheet.error.read')

/** Product §8: the errors of prices and stock that can't be saved. */
export const sheetSaveErrors = actionErrorTable<MessageId>('adminSheet.error.save', {
  422: joinedFieldErrors,
})
