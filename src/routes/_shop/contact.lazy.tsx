import { createLazyFileRoute } from '@tanstack/react-router'
import { ContactScreen } from '@/screens/info/ContactScreen'

export const Route = createLazyFileRoute('/_shop/contact')({
  component: ContactScreen,
})
