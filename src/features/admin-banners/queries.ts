import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { actionErrorTable, ApiError, type FieldErrors, staffErrorTable } from '@/api/errors'
import {
  getAdminBannersQueryOptions,
  useCreateBanner,
  useReorderBanners,
  useUpdateBanner,
} from '@/api/generated/admin-banners/admin-banners'
import { withSaved } from '@/api/staff-content'
import type { MessageId } from '@/i18n/message-id.gen'

export { useDeleteBanner } from '@/api/generated/admin-banners/admin-banners'

/** All banners as they are edited, in the order of the slider. */
export const adminBannersQuery = queryOptions({
  ...getAdminBannersQueryOptions(),
  select: (answer) => answer.data.toSorted((one, other) => one.order - other.order),
})

export function useAddBanner() {
  return useCreateBanner({ mutation: { onError: useReadAgain() } })
}

/** Changes a banner: with the `updated_at` that was edited a newer version is a 409. Throws `ApiError`. */
export function useChangeBanner() {
  const client = useQueryClient()
  const { queryKey } = adminBannersQuery
  return useUpdateBanner({
    mutation: {
      onSuccess: ({ data }) =>
        void client.setQueryData(
          queryKey,
          (answer) => answer && { ...answer, data: withSaved(answer.data, data) },
        ),
      onError: useReadAgain(),
    },
  })
}

/** What somebody else has saved, or deleted, is what to decide about next. */
function useReadAgain() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: adminBannersQuery.queryKey })
}

/**
 * Puts the banners in the order of these ids. The new order shows at once, the old one after a failure.
 * Throws `ApiError`.
 */
export function useOrderBanners() {
  const client = useQueryClient()
  const { queryKey } = adminBannersQuery
  return useReorderBanners({
    mutation: {
      async onMutate({ data: { ids } }) {
        await client.cancelQueries({ queryKey })
        client.setQueryData(queryKey, (answer) => {
          if (!answer) return answer
          const data = answer.data.map((banner) => ({
            ...banner,
            order: ids.indexOf(banner.id) + 1,
          }))
          return { ...answer, data }
        })
      },
      onSuccess: (answer) => void client.setQueryData(queryKey, answer),
      onError: () => client.invalidateQueries({ queryKey }),
    },
  })
}

export const bannerReadErrors = staffErrorTable('adminBanners.error.list')

/** Product §8: a banner that could not be added or changed. */
export const bannerSaveErrors = staffErrorTable<MessageId>('adminBanners.error.save', {
  409: 'admin.error.conflict',
})

export const bannerDeleteErrors = actionErrorTable('adminBanners.error.delete')

/** An order that was not taken: what is there now is asked for again. */
export const bannerOrderErrors = actionErrorTable<MessageId>('adminBanners.error.order', {
  422: 'adminBanners.error.order',
})

/** What the server says about single fields. */
export function bannerFieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError) || error.status !== 422) return {}
  const { image, ...fields } = error.fieldErrors
  return image ? { ...fields, image_url: image } : fields
}
