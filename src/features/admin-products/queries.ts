import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { uploadProductImageAnswer } from '@/api/answers/admin-products.gen'
import {
  actionErrorTable,
  ApiError,
  errorTable,
  forbiddenText,
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
  getAdminVariantsQueryOptions,
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
import { uploadForm, type UploadOptions } from '@/api/upload'
import type { AdminProductsSearch } from '@/domain/product/products-list'
import { maxSheetChanges, rowsAfterSave } from '@/domain/product/variant-sheet'
import type { MessageId } from '@/i18n/message-id.gen'
import { loadAllPages } from '@/lib/all-pages'
import { searchTextIn } from '@/lib/kinds/code'
import { listExportParams, pageQueryOptions, listPageParams } from '@/lib/list-address'
import { idempotencyHeaders } from '@/lib/random-key'

export const useProductsPage = (search: AdminProductsSearch) =>
  useAdminProducts(listPageParams(search), {
    query: { select: ({ data }) => data, ...pageQueryOptions },
  })

const maxFoundProducts = 5

/** Queries the first five products whose name contains `q`. Disabled while `q` is empty. */
export function useFoundProducts(q: string) {
  return useAdminProducts(listPageParams({ q }), {
    query: { enabled: q !== '', select: ({ data }) => data.products.slice(0, maxFoundProducts) },
  })
}

const maxFoundVariants = 8

/** Queries the variants on sale that match a product name, code, colour or size. */
export const foundVariantsQuery = (q: string) =>
  getAdminVariantsQueryOptions({ q: searchTextIn(q), status: 'active', per_page: sheetRows })

/** Queries the first variants that match `q`. Sold out variants come last. Disabled while `q` is empty. */
export function useFoundVariants(q: string) {
  return useQuery({
    ...foundVariantsQuery(q),
    enabled: q !== '',
    staleTime: 0,
    select: ({ data }) =>
      data.variants
        .toSorted((a, b) => Number(a.stock === 0) - Number(b.stock === 0))
        .slice(0, maxFoundVariants),
  })
}

/** Queries a product with all values that the product form needs. */
export function adminProductQuery(id: number) {
  return queryOptions({
    ...getAdminProductQueryOptions(id),
    select: ({ data }) => data.product,
  })
}

/** Queries the brands of all products, sorted by name. */
export function useBrands() {
  return useAdminBrands({ query: { select: (answer) => answer.data } })
}

/**
 * Loads all products that match the filters, page by page, in the sequence of the list. Throws `ApiError`.
 */
export const loadEveryProduct = (
  search: AdminProductsSearch,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) =>
  loadAllPages(async (page) => {
    const { data } = await adminProducts({ ...listExportParams(search), page }, { signal })
    return { rows: data.products, lastPage: data.pagination.last_page }
  }, onProgress)

/** The number of variants on a page of the sheet: the smallest page size that the contract offers. */
const sheetRows = 100

/**
 * Queries a page of variants, sorted by product. The old page stays on the screen while the next page loads.
 * A page is removed from the cache when staff leave it, because edits must begin from the newest numbers.
 */
export const useVariantSheetPage = ({ sort: _, per_page: __, ...filters }: AdminProductsSearch) =>
  useAdminVariants(
    { ...filters, per_page: sheetRows },
    { query: { select: ({ data }) => data, ...pageQueryOptions, gcTime: 0 } },
  )

export { useDuplicateProduct } from '@/api/generated/admin-products/admin-products'

type SavedProduct = { id: number | null; data: AdminProductRequest; key: string | undefined }

/**
 * Returns a function that creates a product, or changes it if there is an `id`. If the product has a newer
 * version than `updated_at`, the server answers with a 409. Throws `ApiError`.
 */
export function useSaveProduct() {
  const client = useQueryClient()
  const { mutateAsync: create } = useCreateProduct()
  const { mutateAsync: update } = useUpdateProduct()
  return async ({ id, data, key }: SavedProduct): Promise<AdminProduct> => {
    const answer = await (id === null
      ? create({ data, ...idempotencyHeaders(key) })
      : update({ id, data }))
    const { product } = answer.data
    client.setQueryData(adminProductQuery(product.id).queryKey, answer)
    return product
  }
}

/** Deletes a product. A product that is already deleted counts as a success. Throws `ApiError`. */
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
 * Changes several products. The response has an outcome for each product. Pass `only`, the id of a product,
 * to change this product alone. The call then also throws if the host refuses the change. Throws `ApiError`.
 */
export function useChangeProducts(only?: number) {
  const client = useQueryClient()
  return useBulkUpdateProducts({
    mutation: {
      // Two quick changes of one product are sent one after the other. Otherwise the host could save the
      // older one last.
      ...(only !== undefined && { scope: { id: `product-${only}` } }),
      onSuccess({ data: { outcomes } }, { data }) {
        const [first] = outcomes
        if (only !== undefined && !first?.ok)
          throw new ApiError(first?.conflict ? 409 : 422, first?.message)
        showChange(client, changedProductIds(outcomes), data)
      },
      // The products may have changed although the server's response was lost, so they are refetched.
      onError: () => client.invalidateQueries({ queryKey: getAdminProductsQueryKey() }),
    },
  })
}

/** Returns the ids of the products that a bulk action changed. */
export function changedProductIds(outcomes: readonly BulkOutcome[]): ReadonlySet<number> {
  return new Set(outcomes.flatMap(({ id, ok }) => (ok ? [id] : [])))
}

/** A bulk action and its new values, without the products. */
export type ProductChange = Omit<BulkProductsRequest, 'ids'>

/** Shows a change in the cached rows at once. A refetch then replaces these rows. */
function showChange(client: QueryClient, ids: ReadonlySet<number>, change: ProductChange): void {
  client.setQueriesData<AdminProductListResponse>(
    { queryKey: getAdminProductsQueryKey() },
    (answer) => {
      if (!answer) return answer
      const products = answer.data.products.map((row) =>
        ids.has(row.id) ? productRowAfterChange(row, change) : row,
      )
      return { ...answer, data: { ...answer.data, products } }
    },
  )
}

/**
 * Returns a row after a change. After a change of the category, the row keeps the old category until it is
 * refetched, because the name of the new category is unknown here.
 */
export function productRowAfterChange(
  row: AdminProductRow,
  { status = row.status, is_featured = row.is_featured }: ProductChange,
): AdminProductRow {
  return { ...row, status, is_featured }
}

export const productReadErrorText = staffErrorTable('catalogue.error.products')

const writeErrorText = (fallback: MessageId) =>
  actionErrorTable<MessageId>(fallback, { 409: 'admin.error.conflict', 422: joinedFieldErrors })

/** Returns the error text when a product cannot be saved (Product §8). */
export const productSaveErrorText = writeErrorText('adminProducts.error.save')

export const productDeleteErrorText = writeErrorText('adminProducts.error.delete')

/** Returns the error text when a product draft cannot be saved (Product §8). */
export const productDraftErrorText = writeErrorText('adminProducts.error.draft')

/**
 * Uploads a product image and resolves to its URL. It does not use the generated call, because that call
 * reports no progress. Throws `ApiError`.
 */
export async function uploadProductImage(image: File, options: UploadOptions): Promise<string> {
  const form = new FormData()
  form.append('image', image)
  const url = getUploadProductImageUrl()
  return (await uploadForm<UploadResponse>(url, uploadProductImageAnswer, form, options)).data.url
}

/**
 * The text of a failed upload on its tile. A proxy in front of the server may answer with a 413 or 415 in
 * HTML, so the app has texts of its own for these statuses.
 */
export const imageUploadErrorText = errorTable<MessageId>({
  401: 'adminImages.error.session',
  403: forbiddenText,
  413: (error) => serverText(error) ?? { id: 'imageField.tooLarge' },
  415: (error) => serverText(error) ?? { id: 'imageField.wrongType' },
  422: joinedFieldErrors,
  timeout: 'common.error.timeout',
  offline: 'common.error.offline',
  otherwise: serverText,
  fallback: 'adminImages.error.failed',
})

/** Called after each saved part of the cells. If a later part fails, the earlier parts stay saved. */
export type OnSavedPart = (
  sent: readonly VariantChange[],
  outcomes: readonly VariantOutcome[],
) => void

/**
 * Saves any number of cells, in parts as large as the contract allows. After each saved part, the loaded rows
 * show the saved values without a refetch. Throws `ApiError`.
 */
export function useSaveSheetCells() {
  const client = useQueryClient()
  const { mutateAsync: save } = useSaveVariants()
  return useMutation({
    async mutationFn({
      changes,
      onPart,
    }: {
      changes: readonly VariantChange[]
      onPart: OnSavedPart
    }) {
      for (let from = 0; from < changes.length; from += maxSheetChanges) {
        const part = changes.slice(from, from + maxSheetChanges)
        const { data } = await save({ data: { changes: part } })
        client.setQueriesData<AdminVariantListResponse>(
          { queryKey: getAdminVariantsQueryKey() },
          (answer) => {
            if (!answer) return answer
            const variants = [...rowsAfterSave(answer.data.variants, data.outcomes)]
            return { ...answer, data: { ...answer.data, variants } }
          },
        )
        onPart(part, data.outcomes)
      }
    },
  })
}

export const sheetReadErrorText = staffErrorTable('adminSheet.error.read')

/** Returns the error text when prices and stock cannot be saved (Product §8). */
export const sheetSaveErrorText = actionErrorTable<MessageId>('adminSheet.error.save', {
  422: joinedFieldErrors,
})
