import { createLazyFileRoute } from '@tanstack/react-router'
import { adminProductsSearch } from '@/domain/product/products-list'
import { parsedBy } from '@/lib/schema'
import { ProductsScreen } from '@/screens/admin/products/ProductsScreen'

export const Route = createLazyFileRoute('/admin/products/')({
  component: function AdminProductsRoute() {
    const navigate = Route.useNavigate()
    return (
      <ProductsScreen
        search={Route.useSearch(parsedBy(adminProductsSearch))}
        onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
      />
    )
  },
})
