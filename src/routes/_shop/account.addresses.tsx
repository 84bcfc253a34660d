import { createFileRoute } from '@tanstack/react-router'
import { lateScreen } from '@/lib/late-screen'

/** Visitors, and shoppers whose session ends on this page, are sent to the home page (Product §6). */
export const Route = createFileRoute('/_shop/account/addresses')({
  staticData: { forVisitors: 'home' },
  component: lateScreen(() => import('@/features/address-book/AddressesScreen'), 'AddressesScreen'),
})
