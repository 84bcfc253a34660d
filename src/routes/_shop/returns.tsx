import { createFileRoute } from '@tanstack/react-router'
import { InfoPage } from '@/screens/info/InfoPage'
import { returnsPage } from '@/screens/info/pages/returns'

export const Route = createFileRoute('/_shop/returns')({
  loader: ({ context }) => context.loadMessages('info'),
  component: function ReturnsRoute() {
    return <InfoPage page={returnsPage} />
  },
})
