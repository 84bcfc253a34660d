import { useQuery, useQueryClient } from '@tanstack/react-query'
import { sameInEveryLanguage } from '@/api/content-language'
import {
  getAdminOrderQueryKey,
  getAdminOrderQueryOptions,
} from '@/api/generated/admin-orders/admin-orders'
import type { AdminOrderData } from '@/api/generated/model'

/** Returns how the newest version of an order is read. Throws `ApiError`. */
export function useReadOrder(): (id: number) => Promise<AdminOrderData> {
  const client = useQueryClient()
  return async (id) => {
    const answer = await client.fetchQuery({ ...getAdminOrderQueryOptions(id), staleTime: 0 })
    return answer.data
  }
}

/** An order as a form starts with it: read once, so that what is typed over it stays. */
export function useOrderToChange<Saved>(id: number, read: (id: number) => Promise<Saved>) {
  return useQuery({
    queryKey: [...getAdminOrderQueryKey(id), 'changed'] as const,
    queryFn: () => read(id),
    ...sameInEveryLanguage,
    meta: { personal: true, staffContent: false },
    staleTime: Infinity,
    gcTime: 0,
  })
}
