import { createLazyFileRoute } from '@tanstack/react-router'
import { InfoPage } from '@/screens/info/InfoPage'
import { careersPage } from '@/screens/info/pages/careers'

export const Route = createLazyFileRoute('/_shop/careers')({
  component: function CareersRoute() {
    return <InfoPage page={careersPage} />
  },
})
