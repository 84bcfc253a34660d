import { createLazyFileRoute } from '@tanstack/react-router'
import { versionSearch } from '@/domain/admin/activity'
import { idOf, parseWith } from '@/lib/schema'
import { EditProductScreen } from '@/screens/admin/product-form/EditProductScreen'

export const Route = createLazyFileRoute('/admin/products/$id/edit')({
  component: function EditProductRoute() {
    const id = idOf(Route.useParams().id)
    const { version } = Route.useSearch({
      select: parseWith(versionSearch),
      structuralSharing: true,
    })
    return <EditProductScreen key={id} id={id} version={version} />
  },
})
