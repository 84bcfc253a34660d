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

/** How many products a search by name shows. */
const foundRows = 5

/** Products with a text in their name; none for an empty text. */
export function useFoundProducts(q: string) {
  return useAdminProducts(pageParams({ q }), {
    query: { enabled: q !== '', select: ({ data }) => data.products.slice(0, foundRows) },
  })
}

const foundVariants = 8

/** Variants on sale that a text names by product, code, colour and size; what is sold out stands last. */
export function useFoundVariants(q: string) {
  return useAdminVariants(
    { q: soughtText(q), status: 'active', per_page: sheetRows },
    {
      query: {
        enabled: q !== '',
        staleTime: 0,
        select: ({ data }) =>
          data.variants
            .toSorted((one, other) => Number(one.stock === 0) - Number(other.stock === 0))
            .slice(0, foundVariants),
      },
    },
  )
}

/** A product as it is edited. */
export function adminProductQuery(id: number) {
  return queryOptions({
    ...getAdminProductQueryOptions(id),
    select: ({ data }) => data.product,
  })
}

/** Brands that some product has, by name. */
export function useBrands() {
  return useAdminBrands({ query: { select: (answer) => answer.data } })
}

/** Every product that the filters let through, in the order shown; see `loadAllPages`. Throws `ApiError`. */
export const everyProduct = (
  search: AdminProductsSearch,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) =>
  loadAllPages(async (page) => {
    const { data } = await adminProducts({ ...exportParams(search), page }, { signal })
    return { rows: data.products, lastPage: data.pagination.last_page }
  }, onProgress)

/** Variants of a page: as many as can be looked over, and as the fewest the contract offers. */
const sheetRows = 100

/**
 * A page of variants, by product. The old page stays while the next one loads. Nothing is kept after it: what
 * is edited begins from the server's numbers.
 */
export const useSheetPage = ({ sort: _, per_page: __, ...filters }: AdminProductsSearch) =>
  useAdminVariants(
    { ...filters, per_page: sheetRows },
    { query: { select: ({ data }) => data, ...freshPage, gcTime: 0 } },
  )

export { useDuplicateProduct } from '@/api/generated/admin-products/admin-products'

type SavedProduct = { id: number | null; data: AdminProductRequest; key: string | undefined }

/**
 * Creates or changes a product. With the `updated_at` that was edited, a newer version is a 409. Throws
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
 * One action on several products, each with an outcome of its own; for one product its refusal, or that
 * somebody else has just changed it, throws as well. Throws `ApiError`.
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

export const productDeleteErrors = actionErrorTable<MessageId>('adminProducts.error.delete', writes)

/** Product §8: a draft that could not be saved. */
export const draftSaveErrors = actionErrorTable<MessageId>('adminProducts.error.draft', writes)

/**
 * Uploads a product image and answers its URL; the generated call can't tell how far it is. Throws
 * `ApiError`.
 */
export async function uploadImage(image: File, options: UploadOptions): Promise<string> {
  const form = new FormData()
  form.append('image', image)
  const url = getUploadProductImageUrl()
  return (await upload<UploadResponse>(url, uploadProductImageAnswer, form, options)).data.url
}

/**
 * What the tile of an image says that could not be uploaded. A proxy in front of the server may refuse in
 * HTML.
 */
export const uploadErrors = errorTable<MessageId>({
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

/** Told of each part that was written: one that fails takes nothing back. */
export type OnPart = (sent: readonly VariantChange[], outcomes: readonly VariantOutcome[]) => void

/** Writes any number of changes; rows on the screen show them at once. Throws `ApiError`. */
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

/** In the place of the sheet that could not be read. */
export const sheetReadErrors = staffErrorTable('adminSheet.error.read')

/** Product §8: prices and stock that could not be saved. */
export const sheetSaveErrors = actionErrorTable<MessageId>('adminSheet.error.save', {
  422: joinedFieldErrors,
})
