import { createFileRoute } from '@tanstack/react-router'
import { InfoPage } from '@/screens/info/InfoPage'
import { pressPage } from '@/screens/info/pages/press'

export const Route = createFileRoute('/_shop/press')({
  loader: ({ context }) => context.loadMessages('info'),
  component: function PressRoute() {
    return <InfoPage page={pressPage} />
  },
})
