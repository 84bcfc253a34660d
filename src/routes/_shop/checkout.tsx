import { createFileRoute } from '@tanstack/react-router'
import { checkoutSearchSchema } from '@/domain/order/search'
import { savedAddressesQuery } from '@/features/address-book/queries'
import { lateScreen } from '@/lib/late-screen'

export const Route = createFileRoute('/_shop/checkout')({
  validateSearch: checkoutSearchSchema,
  staticData: { isBare: true },
  loader: async ({ context }) => {
    const texts = context.loadMessages('account')
    if (context.isSignedIn()) void context.queryClient.prefetchQuery(savedAddressesQuery)
    await texts
  },
  component: lateScreen(
    () => import('@/screens/checkout/CheckoutScreen'),
    function CheckoutRoute({ CheckoutScreen }) {
      const { redirect, success, token } = Route.useSearch()
      return <CheckoutScreen returned={{ success, token }} redirect={redirect} />
    },
  ),
})
