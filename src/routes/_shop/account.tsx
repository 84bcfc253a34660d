import { createFileRoute } from '@tanstack/react-router'
import { AccountLayout } from '@/screens/account/AccountLayout'

export const Route = createFileRoute('/_shop/account')({
  beforeLoad: async ({ context }) => {
    await Promise.all([context.loadMessages('account'), context.loadMessages('auth')])
  },
  component: AccountLayout,
})
