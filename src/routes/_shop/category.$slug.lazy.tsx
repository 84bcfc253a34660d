import { createLazyFileRoute } from '@tanstack/react-router'
import { ProductListScreen } from '@/screens/product-list/ProductListScreen'

export const Route = createLazyFileRoute('/_shop/category/$slug')({
  component: function CategoryRoute() {
    const { slug } = Route.useParams()
    return <ProductListScreen key={slug} slug={slug} search={Route.useLoaderDeps()} />
  },
})
