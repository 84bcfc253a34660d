import { createFileRoute } from '@tanstack/react-router'
import { bannersQuery, sectionsQuery } from '@/features/home/queries'

export const Route = createFileRoute('/_shop/')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(bannersQuery)
    void context.queryClient.prefetchQuery(sectionsQuery)
  },
})
