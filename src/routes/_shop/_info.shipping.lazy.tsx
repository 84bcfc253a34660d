import { createLazyFileRoute } from '@tanstack/react-router'
import { InfoPage } from '@/screens/info/InfoPage'
import { shippingPage } from '@/screens/info/pages/shipping'

export const Route = createLazyFileRoute('/_shop/_info/shipping')({
  component: () => <InfoPage page={shippingPage} />,
})
