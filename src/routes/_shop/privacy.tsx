import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_shop/privacy')({
  loader: ({ context }) => context.loadMessages('info'),
})
