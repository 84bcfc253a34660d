import { createFileRoute } from '@tanstack/react-router'
import { InfoPage } from '@/screens/info/InfoPage'
import { aboutPage } from '@/screens/info/pages/about'

export const Route = createFileRoute('/_shop/about')({
  loader: ({ context }) => context.loadMessages('info'),
  component: function AboutRoute() {
    return <InfoPage page={aboutPage} />
  },
})
