import { createFileRoute } from '@tanstack/react-router'
import { countriesQuery, provincesQuery } from '@/features/addresses/queries'
import { CheckoutScreen } from '@/screens/checkout/CheckoutScreen'

export const Route = createFileRoute('/_shop/checkout')({
  beforeLoad: ({ context }) => context.loadMessages('checkout'),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(countriesQuery)
    void context.queryClient.prefetchQuery(provincesQuery)
  },
  component: CheckoutScreen,
})
