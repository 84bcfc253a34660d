import { useQueryClient } from '@tanstack/react-query'
import {
  actionErrorTable,
  ApiError,
  type FieldErrors,
  joinedFieldErrors,
  serverText,
  staffErrorTable,
} from '@/api/errors'
import {
  getAdminVouchersQueryKey,
  useCreateVoucher,
  useDeleteVoucher,
  useUpdateVoucher,
} from '@/api/generated/admin-vouchers/admin-vouchers'
import type { AdminVoucherListResponse } from '@/api/generated/model'
import { refreshStaffContent, withSaved } from '@/api/staff-content'
import type { MessageId } from '@/i18n/message-id.gen'

export const useAddVoucher = useCreateVoucher

/** Changes a voucher, stops it or lets it go on; an `updated_at` that is not the newest is a 409. Throws `ApiError`. */
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
              data: { ...answer.data, vouchers: withSaved(answer.data.vouchers, data) },
            },
        ),
      onError: useReadAgain(),
    },
  })
}

/** Deletes a voucher that no order has used: one that has is a 409. Throws `ApiError`. */
export function useRemoveVoucher() {
  return useDeleteVoucher({ mutation: { onError: useReadAgain() } })
}

/** What it ran into shows, and what became of it where the answer was lost. */
function useReadAgain() {
  const client = useQueryClient()
  return () => refreshStaffContent(client)
}

/** Why the list is not there: a host without vouchers says so by its status. */
export const vouchersErrors = staffErrorTable<MessageId>('adminVouchers.error.list', {
  404: 'adminVouchers.notOffered',
  405: 'adminVouchers.notOffered',
  501: 'adminVouchers.notOffered',
})

export const voucherSaveErrors = actionErrorTable<MessageId>('adminVouchers.error.save', {
  404: 'adminVouchers.error.gone',
  409: 'admin.error.conflict',
  422: joinedFieldErrors,
})

/** Where it could not be deleted: the server says whether it was used or changed. */
export const voucherDeleteErrors = actionErrorTable<MessageId>('adminVouchers.error.delete', {
  404: 'adminVouchers.error.gone',
  409: serverText,
})

/** Texts of the server by field of the form. */
export function voucherFieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError) || error.status !== 422) return {}
  const { product_ids, category_ids, ...fields } = error.fieldErrors
  const goods = product_ids ?? category_ids ?? fields['is_for_all']
  return goods ? { ...fields, products: goods } : fields
}
