import { createLazyFileRoute } from '@tanstack/react-router'
import { InfoPage } from '@/screens/info/InfoPage'
import { careersPage } from '@/screens/info/pages/careers'

export const Route = createLazyFileRoute('/_shop/_info/careers')({
  component: () => <InfoPage page={careersPage} />,
})
