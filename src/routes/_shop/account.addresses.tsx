import { createFileRoute } from '@tanstack/react-router'
import { lateScreen } from '@/lib/late-screen'

/** Visitors are sent to the home page. So is a shopper whose session ends on this page (Product §6). */
export const Route = createFileRoute('/_shop/account/addresses')({
  staticData: { forVisitors: 'home' },
  component: lateScreen(() => import('@/features/address-book/AddressesScreen'), 'AddressesScreen'),
})
