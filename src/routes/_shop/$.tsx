import { createFileRoute } from '@tanstack/react-router'
import { NotFoundScreen } from '@/screens/not-found/NotFoundScreen'

/** Any other path: said inside the shop, with its header and footer. */
export const Route = createFileRoute('/_shop/$')({
  beforeLoad: ({ context }) => context.loadMessages('footer'),
  component: NotFoundScreen,
})
