import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_shop/careers')({
  loader: ({ context }) => context.loadMessages('info'),
})
