import { createFileRoute } from '@tanstack/react-router'
import { ProductsScreen } from '@/screens/admin/products/ProductsScreen'

export const Route = createFileRoute('/admin/products/')({
  component: ProductsScreen,
})
