import { createFileRoute } from '@tanstack/react-router'
import { lateScreen } from '@/lib/late-screen'

export const Route = createFileRoute('/_shop/_info/size-guide')({
  component: lateScreen(() => import('@/screens/info/SizeGuideScreen'), 'SizeGuideScreen'),
})
