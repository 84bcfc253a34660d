import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_shop/cod-order-success')({
  loader: ({ context }) => context.loadMessages('account'),
})
