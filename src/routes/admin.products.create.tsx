import { createFileRoute } from '@tanstack/react-router'
import { CreateProductScreen } from '@/screens/admin/product-form/CreateProductScreen'

export const Route = createFileRoute('/admin/products/create')({
  beforeLoad: async ({ context }) => {
    await Promise.all([context.loadMessages('adminProduct'), context.loadMessages('adminProducts')])
  },
  component: CreateProductScreen,
})
