import { createFileRoute } from '@tanstack/react-router'
import { bannersQuery, sectionsQuery } from '@/features/home/queries'
import { HomeScreen } from '@/screens/home/HomeScreen'

export const Route = createFileRoute('/_shop/')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(bannersQuery)
    void context.queryClient.prefetchQuery(sectionsQuery)
  },
  // Not lazy: most visits start on this screen.
  component: HomeScreen,
})
