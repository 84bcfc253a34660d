import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { paypalToken } from '@/domain/order/paypal-return'
import { paypalStatusQuery } from '@/features/orders/queries'
import { OrderPagePending } from '@/screens/order-success/OrderPagePending'
import { OrderSuccessScreen } from '@/screens/order-success/OrderSuccessScreen'

export const Route = createFileRoute('/_shop/order-success')({
  // Read by `paypalToken` in the late parts: code in here would travel with the start of every page.
  validateSearch: (raw: { token?: string } & SearchSchemaInput) => raw,
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context }) => context.loadMessages('checkout'),
  loader: ({ context, deps }) => {
    const { token } = paypalToken(deps)
    if (token) void context.queryClient.prefetchQuery(paypalStatusQuery(token))
  },
  component: function OrderSuccessRoute() {
    const { token } = paypalToken(Route.useSearch())
    return <OrderSuccessScreen key={token} token={token} />
  },
  pendingComponent: OrderPagePending,
})
