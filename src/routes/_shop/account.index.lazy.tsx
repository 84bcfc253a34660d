import { createLazyFileRoute } from '@tanstack/react-router'
import { PersonalScreen } from '@/screens/account/PersonalScreen'

export const Route = createLazyFileRoute('/_shop/account/')({ component: PersonalScreen })
