import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_shop/about')({
  loader: ({ context }) => context.loadMessages('info'),
})
