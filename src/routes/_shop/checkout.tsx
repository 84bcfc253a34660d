import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type PaypalReturn, paypalReturn } from '@/domain/paypal-return'
import { CheckoutScreen } from '@/screens/checkout/CheckoutScreen'

export const Route = createFileRoute('/_shop/checkout')({
  validateSearch: (raw: Record<string, unknown> & SearchSchemaInput): PaypalReturn =>
    paypalReturn(raw),
  beforeLoad: ({ context }) => context.loadMessages('checkout'),
  component: function CheckoutRoute() {
    return <CheckoutScreen returned={Route.useSearch()} />
  },
})
