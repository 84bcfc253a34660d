import { createFileRoute } from '@tanstack/react-router'
import { checkoutSearch } from '@/domain/order/search'
import { savedAddressesQuery } from '@/features/address-book/queries'

export const Route = createFileRoute('/_shop/checkout')({
  validateSearch: checkoutSearch,
  staticData: { isBare: true },
  loader: async ({ context }) => {
    const texts = context.loadMessages('account')
    if (context.isSignedIn()) void context.queryClient.prefetchQuery(savedAddressesQuery)
    await texts
  },
})
