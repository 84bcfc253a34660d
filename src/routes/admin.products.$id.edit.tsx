import { createFileRoute } from '@tanstack/react-router'
import { EditProductScreen } from '@/screens/admin/product-form/EditProductScreen'

export const Route = createFileRoute('/admin/products/$id/edit')({
  component: EditProductScreen,
})
