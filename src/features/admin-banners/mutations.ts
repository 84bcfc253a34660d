import { useQueryClient } from '@tanstack/react-query'
import {
  useCreateBanner,
  useReorderBanners,
  useUpdateBanner,
} from '@/api/generated/admin-banners/admin-banners'
import { adminBannersQuery } from './queries'

export { useDeleteBanner } from '@/api/generated/admin-banners/admin-banners'

/** Adds a banner. Throws `ApiError`. */
export function useAddBanner() {
  return useCreateBanner({ mutation: { onError: useReadAgain() } })
}

/** Changes a banner: with the `updated_at` that was edited a newer version is a 409. Throws `ApiError`. */
export function useChangeBanner() {
  return useUpdateBanner({ mutation: { onError: useReadAgain() } })
}

/** What somebody else has saved, or deleted, is what to decide about next. */
function useReadAgain() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: adminBannersQuery.queryKey })
}

/** Puts the banners in the order of these ids. The new order shows at once, the old one after a failure. Throws `ApiError`. */
export function useOrderBanners() {
  const client = useQueryClient()
  const { queryKey } = adminBannersQuery
  return useReorderBanners({
    mutation: {
      async onMutate({ data: { ids } }) {
        await client.cancelQueries({ queryKey })
        client.setQueryData(queryKey, (answer) => {
          if (!answer) return answer
          const data = answer.data.map((one) => ({ ...one, order: ids.indexOf(one.id) + 1 }))
          return { ...answer, data }
        })
      },
      onSuccess: (answer) => void client.setQueryData(queryKey, answer),
      onError: () => client.invalidateQueries({ queryKey }),
    },
  })
}
