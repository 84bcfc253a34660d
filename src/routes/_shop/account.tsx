import { createFileRoute } from '@tanstack/react-router'
import { AccountLayout } from '@/screens/account/AccountLayout'

export const Route = createFileRoute('/_shop/account')({
  loader: ({ context }) => context.loadMessages('account', 'auth'),
  component: AccountLayout,
})
