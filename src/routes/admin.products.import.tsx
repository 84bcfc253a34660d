import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { idInUrl, optionalIfValid } from '@/lib/schema'
import { ImportScreen } from '@/screens/admin/import/ImportScreen'

export const Route = createFileRoute('/admin/products/import')({
  validateSearch: v.object({ job: optionalIfValid(idInUrl) }),
  loader: ({ context }) => context.loadMessages('adminImport', 'adminProducts'),
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
