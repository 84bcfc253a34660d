import { createFileRoute } from '@tanstack/react-router'
import { CreateProductScreen } from '@/screens/admin/product-form/CreateProductScreen'

export const Route = createFileRoute('/admin/products/create')({
  loader: ({ context }) => context.loadMessages('adminProduct', 'adminProducts'),
  component: CreateProductScreen,
})
