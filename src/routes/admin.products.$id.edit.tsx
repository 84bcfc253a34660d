import { createFileRoute } from '@tanstack/react-router'
import { anId } from '@/domain/admin/list-search'
import { EditProductScreen } from '@/screens/admin/product-form/EditProductScreen'

export const Route = createFileRoute('/admin/products/$id/edit')({
  beforeLoad: async ({ context }) => {
    await Promise.all([context.loadMessages('adminProduct'), context.loadMessages('adminProducts')])
  },
  component: function EditProductRoute() {
    // No product has the id 0: whatever is no number is not found.
    const id = anId(Route.useParams().id) ?? 0
    return <EditProductScreen key={id} id={id} />
  },
})
