import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createBanner,
  deleteBanner,
  reorderBanners,
  updateBanner,
  uploadBannerImage,
} from '@/api/generated/admin-banners/admin-banners'
import type { BannerRequest } from '@/api/generated/model'
import { adminBannersQuery } from './queries'

/** The contract takes a form as well, so the generated call does not say which it is. */
const asJson = { headers: { 'Content-Type': 'application/json' } }

/** Adds a banner, or changes the one of `id`: with the `updated_at` that was edited a newer version is a 409. Throws `ApiError`. */
export function useSaveBanner(id: number | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (request: BannerRequest) =>
      id === null ? createBanner(request, asJson) : updateBanner(id, request),
    // What somebody else has saved, or deleted, is what to decide about next.
    onError: () => client.invalidateQueries({ queryKey: adminBannersQuery.queryKey }),
  })
}

/** Deletes a banner. Throws `ApiError`. */
export function useDeleteBanner() {
  return useMutation({ mutationFn: (id: number) => deleteBanner(id) })
}

/** Puts the banners in the order of these ids. The new order shows at once, the old one after a failure. Throws `ApiError`. */
export function useReorderBanners() {
  const client = useQueryClient()
  const { queryKey } = adminBannersQuery
  return useMutation({
    mutationFn: (ids: number[]) => reorderBanners({ ids }),
    async onMutate(ids) {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (answer) => {
        if (!answer) return answer
        const data = answer.data.map((one) => ({ ...one, order: ids.indexOf(one.id) + 1 }))
        return { ...answer, data }
      })
    },
    onSuccess: (answer) => void client.setQueryData(queryKey, answer),
    onError: () => client.invalidateQueries({ queryKey }),
  })
}

/** Uploads a picture and answers its URL; nothing that anybody sees changes by it. Throws `ApiError`. */
export async function sendImage(image: File): Promise<string> {
  return (await uploadBannerImage({ image })).data.url
}
