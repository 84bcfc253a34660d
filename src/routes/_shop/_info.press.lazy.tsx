import { createLazyFileRoute } from '@tanstack/react-router'
import { InfoPage } from '@/screens/info/InfoPage'
import { pressPage } from '@/screens/info/pages/press'

export const Route = createLazyFileRoute('/_shop/_info/press')({
  component: () => <InfoPage page={pressPage} />,
})
