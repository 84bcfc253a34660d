import { createLazyFileRoute } from '@tanstack/react-router'
import { ProductListScreen } from '@/screens/product-list/ProductListScreen'

export const Route = createLazyFileRoute('/_shop/products/')({
  component: function ProductsRoute() {
    return <ProductListScreen slug={null} search={Route.useLoaderDeps()} />
  },
})
