import { createFileRoute } from '@tanstack/react-router'
import { lateScreen } from '@/lib/late-screen'

export const Route = createFileRoute('/admin/categories')({
  component: lateScreen(
    () => import('@/features/admin-categories/CategoriesScreen'),
    'CategoriesScreen',
  ),
})
