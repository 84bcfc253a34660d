import { createFileRoute } from '@tanstack/react-router'
import { bannersQuery, activeHomeSectionsQuery } from '@/features/home/queries'
import { lateScreen } from '@/lib/late-screen'

export const Route = createFileRoute('/_shop/')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(bannersQuery)
    void context.queryClient.prefetchQuery(activeHomeSectionsQuery)
  },
  component: lateScreen(() => import('@/screens/home/HomeScreen'), 'HomeScreen'),
})
