import { createLazyFileRoute } from '@tanstack/react-router'
import { adminProductsSearch } from '@/domain/product/products-list'
import { parsedBy } from '@/lib/schema'
import { ProductSheetScreen } from '@/screens/admin/product-sheet/ProductSheetScreen'

export const Route = createLazyFileRoute('/admin/products/sheet')({
  component: function ProductSheetRoute() {
    const navigate = Route.useNavigate()
    return (
      <ProductSheetScreen
        search={Route.useSearch(parsedBy(adminProductsSearch))}
        onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
      />
    )
  },
})
