import { createFileRoute } from '@tanstack/react-router'
import { ContactScreen } from '@/screens/contact/ContactScreen'

export const Route = createFileRoute('/_shop/contact')({
  loader: ({ context }) => context.loadMessages('info'),
  component: ContactScreen,
})
