import { createFileRoute } from '@tanstack/react-router'
import { InfoPage } from '@/screens/info/InfoPage'
import { shippingPage } from '@/screens/info/pages/shipping'

export const Route = createFileRoute('/_shop/shipping')({
  loader: ({ context }) => context.loadMessages('info'),
  component: function ShippingRoute() {
    return <InfoPage page={shippingPage} />
  },
})
