import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_shop/press')({
  loader: ({ context }) => context.loadMessages('info'),
})
