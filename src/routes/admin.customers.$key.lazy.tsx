import { createLazyFileRoute } from '@tanstack/react-router'
import { CustomerScreen } from '@/features/admin-customers/CustomerScreen'

export const Route = createLazyFileRoute('/admin/customers/$key')({
  component: function CustomerRoute() {
    const { key } = Route.useParams()
    return <CustomerScreen key={key} id={key} />
  },
})
