import { createLazyFileRoute } from '@tanstack/react-router'
import { InfoPage } from '@/screens/info/InfoPage'
import { helpPage } from '@/screens/info/pages/help'

export const Route = createLazyFileRoute('/_shop/help')({
  component: function HelpRoute() {
    return <InfoPage page={helpPage} />
  },
})
