import { createFileRoute } from '@tanstack/react-router'
import { isTextPage } from '@/domain/paths'
import { lateScreen } from '@/lib/late-screen'

/** The pages that contain only text. All other paths with one segment are handled by the route `$`. */
export const Route = createFileRoute('/_shop/_info/$page')({
  params: { parse: ({ page }) => isTextPage(page) && { page } },
  component: lateScreen(
    () => import('@/screens/info/InfoScreen'),
    function InfoRoute({ InfoScreen }) {
      const { page } = Route.useParams()
      return <InfoScreen key={page} page={page} />
    },
  ),
})
