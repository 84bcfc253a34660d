import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { actionErrorTable, ApiError, type FieldErrors, staffErrorTable } from '@/api/errors'
import {
  getAdminBannersQueryOptions,
  useCreateBanner,
  useReorderBanners,
  useUpdateBanner,
} from '@/api/generated/admin-banners/admin-banners'
import { withSavedRow } from '@/api/staff-content'
import type { MessageId } from '@/i18n/message-id.gen'

export { useDeleteBanner } from '@/api/generated/admin-banners/admin-banners'

/** Queries all banners for the back office, in the sequence of the slider. */
export const adminBannersQuery = queryOptions({
  ...getAdminBannersQueryOptions(),
  select: (answer) => answer.data.toSorted((a, b) => a.order - b.order),
})

export function useAddBanner() {
  return useCreateBanner({ mutation: { onError: useReadAgain() } })
}

/**
 * Changes a banner. If `updated_at` of the request is not the newest version, a colleague has changed the
 * banner, and the server answers with a 409. Throws `ApiError`.
 */
export function useChangeBanner() {
  const client = useQueryClient()
  const { queryKey } = adminBannersQuery
  return useUpdateBanner({
    mutation: {
      onSuccess: ({ data }) =>
        void client.setQueryData(
          queryKey,
          (answer) => answer && { ...answer, data: withSavedRow(answer.data, data) },
        ),
      onError: useReadAgain(),
    },
  })
}

/**
 * Returns a function that refetches the banners after a failure, because a colleague may have changed or
 * deleted one of them.
 */
function useReadAgain() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: adminBannersQuery.queryKey })
}

/**
 * Saves a new sequence of the banners. The list shows the new sequence before the server responds. After a
 * failure it shows the old sequence again. Throws `ApiError`.
 */
export function useSaveBannerSequence() {
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

export const bannerReadErrorText = staffErrorTable('home.error.banners')

/** Returns the error text when a banner cannot be saved (Product §8). */
export const bannerSaveErrorText = staffErrorTable<MessageId>('adminBanners.error.save', {
  409: 'admin.error.conflict',
})

export const bannerDeleteErrorText = actionErrorTable('adminBanners.error.delete')

/** Returns the error text when a new sequence of the banners cannot be saved. */
export const bannerSequenceErrorText = actionErrorTable<MessageId>('adminBanners.error.order', {
  422: 'adminBanners.error.order',
})

/** Returns the server's errors by form field. The server's field `image` is `image_url` in the form. */
export function bannerFieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError) || error.status !== 422) return {}
  const { image, ...fields } = error.fieldErrors
  return image ? { ...fields, image_url: image } : fields
}
