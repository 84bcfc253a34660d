import { createLazyFileRoute } from '@tanstack/react-router'
import { InfoPage } from '@/screens/info/InfoPage'
import { returnsPage } from '@/screens/info/pages/returns'

export const Route = createLazyFileRoute('/_shop/_info/returns')({
  component: () => <InfoPage page={returnsPage} />,
})
