import type { AdminOrdersSearch } from '@/domain/admin/orders'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list that an order was opened from; the way back leads there. */
    adminOrders?: AdminOrdersSearch
  }
}

/** What an order's page is told of the list it is opened from. */
export function cameFrom(search: AdminOrdersSearch): { adminOrders: AdminOrdersSearch } {
  return { adminOrders: search }
}
