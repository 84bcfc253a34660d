import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { editedBanner } from '@/screens/admin/banners/edited-banner'
import { BannersScreen } from '@/screens/admin/banners/BannersScreen'

export const Route = createFileRoute('/admin/banners')({
  validateSearch: (raw: { edit?: number | 'new' } & SearchSchemaInput) => raw,
  component: function BannersRoute() {
    const edit = editedBanner(Route.useSearch().edit)
    const navigate = Route.useNavigate()
    return (
      <BannersScreen
        edit={edit}
        onDone={(saved) => void navigate({ search: {}, ignoreBlocker: saved })}
      />
    )
  },
})
