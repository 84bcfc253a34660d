import { createLazyFileRoute } from '@tanstack/react-router'
import { InfoPage } from '@/screens/info/InfoPage'
import { shippingPage } from '@/screens/info/pages/shipping'

export const Route = createLazyFileRoute('/_shop/shipping')({
  component: function ShippingRoute() {
    return <InfoPage page={shippingPage} />
  },
})
