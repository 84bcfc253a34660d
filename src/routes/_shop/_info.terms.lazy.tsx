import { createLazyFileRoute } from '@tanstack/react-router'
import { InfoPage } from '@/screens/info/InfoPage'
import { termsPage } from '@/screens/info/pages/terms'

export const Route = createLazyFileRoute('/_shop/_info/terms')({
  component: () => <InfoPage page={termsPage} />,
})
