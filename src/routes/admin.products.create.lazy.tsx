import { createLazyFileRoute } from '@tanstack/react-router'
import { CreateProductScreen } from '@/screens/admin/product-form/CreateProductScreen'

export const Route = createLazyFileRoute('/admin/products/create')({
  component: CreateProductScreen,
})
