import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_shop/voucher')({
  loader: ({ context }) => context.loadMessages('info'),
})
