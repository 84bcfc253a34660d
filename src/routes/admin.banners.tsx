import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { lateScreen } from '@/lib/late-screen'
import { idInUrl, optionalIfValid } from '@/lib/schema'

export const Route = createFileRoute('/admin/banners')({
  validateSearch: v.object({ edit: optionalIfValid(v.union([v.literal('new'), idInUrl])) }),
  component: lateScreen(
    () => import('@/features/admin-banners/BannersScreen'),
    function BannersRoute({ BannersScreen }) {
      const { edit } = Route.useSearch()
      const navigate = Route.useNavigate()
      return (
        <BannersScreen
          edit={edit}
          onDone={(saved) => void navigate({ search: {}, ignoreBlocker: saved })}
        />
      )
    },
  ),
})
