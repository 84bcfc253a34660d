import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_shop/size-guide')({
  loader: ({ context }) => context.loadMessages('info'),
})
