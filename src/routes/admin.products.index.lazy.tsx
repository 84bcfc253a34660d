import { createLazyFileRoute } from '@tanstack/react-router'
import { adminProductsSearch } from '@/domain/admin/products'
import { parseWith } from '@/lib/schema'
import { ProductsScreen } from '@/screens/admin/products/ProductsScreen'

export const Route = createLazyFileRoute('/admin/products/')({
  component: function AdminProductsRoute() {
    const navigate = Route.useNavigate()
    return (
      <ProductsScreen
        search={Route.useSearch({
          select: parseWith(adminProductsSearch),
          structuralSharing: true,
        })}
        onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
      />
    )
  },
})
