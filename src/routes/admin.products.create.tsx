import { createFileRoute } from '@tanstack/react-router'
import { lateScreen } from '@/lib/late-screen'

export const Route = createFileRoute('/admin/products/create')({
  component: lateScreen(
    () => import('@/features/admin-products/form/ProductScreen'),
    'CreateProductScreen',
  ),
})
