import { createLazyFileRoute } from '@tanstack/react-router'
import { InfoPage } from '@/screens/info/InfoPage'
import { aboutPage } from '@/screens/info/pages/about'

export const Route = createLazyFileRoute('/_shop/_info/about')({
  component: () => <InfoPage page={aboutPage} />,
})
