import { createLazyFileRoute } from '@tanstack/react-router'
import { ImportScreen } from '@/screens/admin/import/ImportScreen'

export const Route = createLazyFileRoute('/admin/products/import')({
  component: function ImportRoute() {
    const navigate = Route.useNavigate()
    return (
      <ImportScreen
        job={Route.useSearch().job}
        onStarted={(job) => void navigate({ search: { job } })}
      />
    )
  },
})
