import { createFileRoute } from '@tanstack/react-router'
import { bannersQuery, sectionsQuery } from '@/features/home/queries'
import { lateScreen } from '@/lib/late-screen'

export const Route = createFileRoute('/_shop/')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(bannersQuery)
    void context.queryClient.prefetchQuery(sectionsQuery)
  },
  component: lateScreen(() => import('@/screens/home/HomeScreen'), 'HomeScreen'),
})
