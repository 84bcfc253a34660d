import { createFileRoute } from '@tanstack/react-router'
import { InfoPage } from '@/screens/info/InfoPage'
import { helpPage } from '@/screens/info/pages/help'

export const Route = createFileRoute('/_shop/help')({
  loader: ({ context }) => context.loadMessages('info'),
  component: function HelpRoute() {
    return <InfoPage page={helpPage} />
  },
})
