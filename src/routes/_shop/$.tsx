import { createFileRoute, redirect } from '@tanstack/react-router'
import { longPath } from '@/domain/paths'
import { lateScreen } from '@/lib/late-screen'

/** All other paths: short paths redirect (Product §2.1), the rest show the 404 page of the shop. */
export const Route = createFileRoute('/_shop/$')({
  beforeLoad: ({ params: { _splat: path = '' } }) => {
    const to = longPath(path)
    if (to) throw redirect({ to, replace: true })
  },
  component: lateScreen(
    () => import('@/screens/not-found/NotFoundScreen'),
    ({ NotFoundScreen }) => <NotFoundScreen />,
  ),
})
