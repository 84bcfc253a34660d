import { createLazyFileRoute } from '@tanstack/react-router'
import { versionSearch } from '@/domain/activity/activity'
import { idOf, parsedBy } from '@/lib/schema'
import { EditProductScreen } from '@/screens/admin/product-form/EditProductScreen'

export const Route = createLazyFileRoute('/admin/products/$id/edit')({
  component: function EditProductRoute() {
    const id = idOf(Route.useParams().id)
    const { version } = Route.useSearch(parsedBy(versionSearch))
    return <EditProductScreen key={id} id={id} version={version} />
  },
})
