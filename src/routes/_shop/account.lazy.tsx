import { createLazyFileRoute } from '@tanstack/react-router'
import { AccountLayout } from '@/screens/account/AccountLayout'

export const Route = createLazyFileRoute('/_shop/account')({ component: AccountLayout })
