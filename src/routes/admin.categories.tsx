import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/categories')({
  loader: ({ context }) => context.loadMessages('adminCategories'),
})
