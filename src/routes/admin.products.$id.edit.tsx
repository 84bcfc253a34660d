import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/products/$id/edit')({
  loader: ({ context }) => context.loadMessages('adminProduct', 'adminProducts'),
})
