import { createLazyFileRoute } from '@tanstack/react-router'
import { idOf } from '@/lib/schema'
import { EditProductScreen } from '@/screens/admin/product-form/EditProductScreen'

export const Route = createLazyFileRoute('/admin/products/$id/edit')({
  component: function EditProductRoute() {
    const id = idOf(Route.useParams().id)
    return <EditProductScreen key={id} id={id} />
  },
})
