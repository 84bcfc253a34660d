import { createFileRoute } from '@tanstack/react-router'
import { CategoriesScreen } from '@/screens/admin/categories/CategoriesScreen'

export const Route = createFileRoute('/admin/categories')({
  loader: ({ context }) => context.loadMessages('adminCategories'),
  component: CategoriesScreen,
})
