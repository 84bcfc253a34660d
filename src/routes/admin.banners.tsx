import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { idInUrl, optionalIfValid } from '@/lib/schema'
import { BannersScreen } from '@/screens/admin/banners/BannersScreen'

export const Route = createFileRoute('/admin/banners')({
  validateSearch: v.object({ edit: optionalIfValid(v.union([v.literal('new'), idInUrl])) }),
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
