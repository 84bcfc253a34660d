import type { OrdersTab } from '@/api/generated/model'

/** Where in the order history one stands; defaults are left out of the URL. */
export type OrdersPlace = { tab?: OrdersTab; page?: number }

/** Reads the place from a URL's query; what can't be used is left out. */
export function ordersPlace({ tab, page }: Record<string, unknown>): OrdersPlace {
  const number = Number(page)
  return {
    ...(tab === 'completed' && { tab }),
    ...(Number.isSafeInteger(number) && number > 1 && { page: number }),
  }
}
