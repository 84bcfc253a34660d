import { createFileRoute, redirect } from '@tanstack/react-router'
import { longPathOf } from '@/domain/paths'
import { lateScreen } from '@/lib/late-screen'

/**
 * All paths without a route of their own. Short paths are redirected (Product §2.1), and all others show the
 * shop's 404 page.
 */
export const Route = createFileRoute('/_shop/$')({
  beforeLoad: ({ params: { _splat: path = '' } }) => {
    const to = longPathOf(path)
    if (to) throw redirect({ to, replace: true })
  },
  component: lateScreen(() => import('@/screens/not-found/NotFoundScreen'), 'NotFoundScreen'),
})
