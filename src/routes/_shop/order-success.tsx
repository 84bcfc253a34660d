import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { paypalToken } from '@/domain/paypal-return'
import { paypalStatusQuery } from '@/features/orders/queries'
import { OrderPagePending } from '@/screens/order-success/OrderPagePending'
import { OrderSuccessScreen } from '@/screens/order-success/OrderSuccessScreen'

export const Route = createFileRoute('/_shop/order-success')({
  validateSearch: (raw: Record<string, unknown> & SearchSchemaInput): { token?: string } =>
    paypalToken(raw),
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context }) => context.loadMessages('checkout'),
  loader: ({ context, deps: { token } }) => {
    if (token) void context.queryClient.prefetchQuery(paypalStatusQuery(token))
  },
  component: function OrderSuccessRoute() {
    const { token } = Route.useSearch()
    return <OrderSuccessScreen key={token} token={token} />
  },
  pendingComponent: OrderPagePending,
})
