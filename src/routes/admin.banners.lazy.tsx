import { createLazyFileRoute } from '@tanstack/react-router'
import { BannersScreen } from '@/features/admin-banners/BannersScreen'

export const Route = createLazyFileRoute('/admin/banners')({
  component: function BannersRoute() {
    const { edit } = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      <BannersScreen
        edit={edit}
        onDone={(saved) => void navigate({ search: {}, ignoreBlocker: saved })}
      />
    )
  },
})
