import { createLazyFileRoute } from '@tanstack/react-router'
import { PersonalScreen } from '@/features/profile/PersonalScreen'

export const Route = createLazyFileRoute('/_shop/account/')({ component: PersonalScreen })
