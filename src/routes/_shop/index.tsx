import { createFileRoute } from '@tanstack/react-router'
import { bannersQuery, sectionsQuery } from '@/features/home/queries'
import { HomeScreen } from '@/screens/home/HomeScreen'

export const Route = createFileRoute('/_shop/')({
  // In the start, as the layout: one file less for the screen that most visits begin with.
  codeSplitGroupings: [],
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(bannersQuery)
    void context.queryClient.prefetchQuery(sectionsQuery)
  },
  component: HomeScreen,
})
