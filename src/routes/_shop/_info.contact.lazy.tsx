import { createLazyFileRoute } from '@tanstack/react-router'
import { ContactScreen } from '@/screens/info/ContactScreen'

export const Route = createLazyFileRoute('/_shop/_info/contact')({ component: ContactScreen })
