import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_shop/help')({
  loader: ({ context }) => context.loadMessages('info'),
})
