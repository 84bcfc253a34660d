import { createFileRoute } from '@tanstack/react-router'
import { adminProductsSearch } from '@/domain/admin/products'
import { parseWith } from '@/lib/schema'
import { ProductsScreen } from '@/screens/admin/products/ProductsScreen'

export const Route = createFileRoute('/admin/products/')({
  validateSearch: adminProductsSearch,
  loader: ({ context }) => context.loadMessages('adminProducts'),
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
