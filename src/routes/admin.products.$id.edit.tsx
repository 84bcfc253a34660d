import { createFileRoute } from '@tanstack/react-router'
import { idOf } from '@/lib/schema'
import { EditProductScreen } from '@/screens/admin/product-form/EditProductScreen'

export const Route = createFileRoute('/admin/products/$id/edit')({
  loader: ({ context }) => context.loadMessages('adminProduct', 'adminProducts'),
  component: function EditProductRoute() {
    const id = idOf(Route.useParams().id)
    return <EditProductScreen key={id} id={id} />
  },
})
