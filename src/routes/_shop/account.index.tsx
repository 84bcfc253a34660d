import { createFileRoute } from '@tanstack/react-router'
import { PersonalScreen } from '@/screens/account/PersonalScreen'

export const Route = createFileRoute('/_shop/account/')({ component: PersonalScreen })
