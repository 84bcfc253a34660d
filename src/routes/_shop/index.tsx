import { createFileRoute } from '@tanstack/react-router'
import { bannersQuery, sectionsQuery } from '@/features/home/queries'
import { HomeScreen } from '@/screens/home/HomeScreen'

export const Route = createFileRoute('/_shop/')({
  // Part of the start chunk, since most visits start on this screen.
  codeSplitGroupings: [],
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(bannersQuery)
    void context.queryClient.prefetchQuery(sectionsQuery)
  },
  component: HomeScreen,
})
