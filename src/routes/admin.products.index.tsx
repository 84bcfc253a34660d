import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type AdminProductsPlace, adminProductsPlace } from '@/domain/admin/products'
import { ProductsScreen } from '@/screens/admin/products/ProductsScreen'

export const Route = createFileRoute('/admin/products/')({
  // Names only: what reads the URL comes with the screen (docs/adr/0006).
  validateSearch: (raw: AdminProductsPlace & SearchSchemaInput): AdminProductsPlace => raw,
  beforeLoad: ({ context }) => context.loadMessages('adminProducts'),
  component: function AdminProductsRoute() {
    const search = Route.useSearch()
    const place = useMemo(() => adminProductsPlace(search), [search])
    const navigate = Route.useNavigate()
    return (
      <ProductsScreen
        place={place}
        onPlace={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
      />
    )
  },
})
