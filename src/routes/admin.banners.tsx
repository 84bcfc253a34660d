import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { idInUrl, optionalIfValid } from '@/lib/schema'

export const Route = createFileRoute('/admin/banners')({
  validateSearch: v.object({ edit: optionalIfValid(v.union([v.literal('new'), idInUrl])) }),
  component: lazyRouteComponent(
    () => import('@/features/admin-banners/BannersScreen'),
    'BannersRoute',
  ),
})
