import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_shop/wishlist')({
  loader: ({ context }) => context.loadMessages('account'),
})
