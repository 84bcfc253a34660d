import { createFileRoute } from '@tanstack/react-router'
import { InfoPage } from '@/screens/info/InfoPage'
import { privacyPage } from '@/screens/info/pages/privacy'

export const Route = createFileRoute('/_shop/privacy')({
  loader: ({ context }) => context.loadMessages('info'),
  component: function PrivacyRoute() {
    return <InfoPage page={privacyPage} />
  },
})
