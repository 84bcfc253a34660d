import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_shop/contact')({
  loader: ({ context }) => context.loadMessages('info'),
})
