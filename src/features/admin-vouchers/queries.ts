import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  actionErrorTable,
  ApiError,
  type FieldErrors,
  joinedFieldErrors,
  notOfferedRules,
  serverText,
  staffErrorTable,
} from '@/api/errors'
import { useAdminCategories } from '@/api/generated/admin-categories/admin-categories'
import { useAdminProducts } from '@/api/generated/admin-products/admin-products'
import {
  adminVouchers,
  getAdminVouchersQueryKey,
  getAdminVouchersQueryOptions,
  useAdminVouchers,
  useCreateVoucher,
  useDeleteVoucher,
  useUpdateVoucher,
} from '@/api/generated/admin-vouchers/admin-vouchers'
import type { AdminVoucher, AdminVoucherListResponse } from '@/api/generated/model'
import { refreshStaffContent, withSavedRow } from '@/api/staff-content'
import type { MessageId } from '@/i18n/message-id.gen'
import { loadAllPages } from '@/lib/all-pages'
import {
  listExportParams,
  pageQueryOptions,
  listPageParams,
  rowsPerPageOptions,
} from '@/lib/list-address'
import { matchesWords } from '@/lib/text'
import type { VouchersSearch } from './VouchersScreen'

export const useVouchersPage = (search: VouchersSearch) =>
  useAdminVouchers(listPageParams(search), {
    query: { select: ({ data }) => data, ...pageQueryOptions },
  })

/**
 * Fetches the newest version of a voucher. Throws `ApiError`, with the status 404 if the voucher was deleted.
 */
export async function fetchVoucher(client: QueryClient, id: number): Promise<AdminVoucher> {
  const options = getAdminVouchersQueryOptions({ id, per_page: rowsPerPageOptions[0] })
  const { data } = await client.fetchQuery({ ...options, staleTime: 0 })
  const newest = data.vouchers.find((row) => row.id === id)
  if (!newest) throw new ApiError(404)
  return newest
}

/**
 * Loads all vouchers that match the filters, page by page, in the sequence of the list. Throws `ApiError`.
 */
export const loadEveryVoucher = (
  search: VouchersSearch,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) =>
  loadAllPages(async (page) => {
    const { data } = await adminVouchers({ ...listExportParams(search), page }, { signal })
    return { rows: data.vouchers, lastPage: data.pagination.last_page }
  }, onProgress)

const foundRows = 5

/**
 * Queries the first five categories and the first five products whose name matches `q`. Disabled while `q` is
 * empty.
 */
export function useFoundVoucherGoods(q: string) {
  const enabled = q !== ''
  const categories = useAdminCategories({}, { query: { enabled, select: ({ data }) => data } }).data
  const products = useAdminProducts(listPageParams({ q }), {
    query: { enabled, select: ({ data }) => data.products.slice(0, foundRows) },
  }).data
  return {
    categories: enabled
      ? (categories?.filter(({ name }) => matchesWords(name, q)).slice(0, foundRows) ?? [])
      : [],
    products: (enabled && products) || [],
  }
}

export const useAddVoucher = useCreateVoucher

/**
 * Changes, stops or resumes a voucher. If the voucher has a newer version than `updated_at`, the server
 * answers with a 409. Throws `ApiError`.
 */
export function useChangeVoucher() {
  const client = useQueryClient()
  return useUpdateVoucher({
    mutation: {
      onSuccess: ({ data }) =>
        void client.setQueriesData<AdminVoucherListResponse>(
          { queryKey: getAdminVouchersQueryKey() },
          (answer) =>
            answer && {
              ...answer,
              data: { ...answer.data, vouchers: withSavedRow(answer.data.vouchers, data) },
            },
        ),
      onError: useReadAgain(),
    },
  })
}

/** Deletes an unused voucher. For a used voucher the server answers with a 409. Throws `ApiError`. */
export function useRemoveVoucher() {
  return useDeleteVoucher({ mutation: { onError: useReadAgain() } })
}

/**
 * Returns a function that refetches the vouchers and all other staff content. Call it after a failed change,
 * because a colleague may have changed the voucher first, or the response to a saved change was lost.
 */
function useReadAgain() {
  const client = useQueryClient()
  return () => refreshStaffContent(client)
}

/**
 * Returns the error text when the vouchers cannot be loaded. A host that does not offer vouchers has
 * its own message.
 */
export const voucherListErrorText = staffErrorTable<MessageId>('adminVouchers.error.list', {
  ...notOfferedRules('adminVouchers.notOffered'),
})

export const voucherSaveErrorText = actionErrorTable<MessageId>('adminVouchers.error.save', {
  404: 'adminVouchers.error.gone',
  409: 'admin.error.conflict',
  422: joinedFieldErrors,
})

/**
 * Returns the error text when a voucher can't be deleted. A 409 shows the server's text, which says
 * whether an order has used the voucher or a colleague has changed it.
 */
export const voucherDeleteErrorText = actionErrorTable<MessageId>('adminVouchers.error.delete', {
  404: 'adminVouchers.error.gone',
  409: serverText,
})

/** Returns the server's errors by form field. Errors of categories and products are shown at `products`. */
export function voucherFieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError) || error.status !== 422) return {}
  const { product_ids, category_ids, ...fields } = error.fieldErrors
  const goods = product_ids ?? category_ids ?? fields['is_for_all']
  return goods ? { ...fields, products: goods } : fields
}
