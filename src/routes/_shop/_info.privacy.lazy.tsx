import { createLazyFileRoute } from '@tanstack/react-router'
import { InfoPage } from '@/screens/info/InfoPage'
import { privacyPage } from '@/screens/info/pages/privacy'

export const Route = createLazyFileRoute('/_shop/_info/privacy')({
  component: () => <InfoPage page={privacyPage} />,
})
