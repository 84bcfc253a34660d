import { createFileRoute } from '@tanstack/react-router'
import { InfoPage } from '@/screens/info/InfoPage'
import { careersPage } from '@/screens/info/pages/careers'

export const Route = createFileRoute('/_shop/careers')({
  loader: ({ context }) => context.loadMessages('info'),
  component: function CareersRoute() {
    return <InfoPage page={careersPage} />
  },
})
