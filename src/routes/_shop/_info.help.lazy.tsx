import { createLazyFileRoute } from '@tanstack/react-router'
import { InfoPage } from '@/screens/info/InfoPage'
import { helpPage } from '@/screens/info/pages/help'

export const Route = createLazyFileRoute('/_shop/_info/help')({
  component: () => <InfoPage page={helpPage} />,
})
