import { createFileRoute } from '@tanstack/react-router'
import { lateScreen } from '@/lib/late-screen'

export const Route = createFileRoute('/_shop/_info/contact')({
  component: lateScreen(
    () => import('@/screens/info/ContactScreen'),
    ({ ContactScreen }) => <ContactScreen />,
  ),
})
