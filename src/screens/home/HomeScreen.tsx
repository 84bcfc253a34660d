import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Hero } from '@/features/home/Hero'
import { HomeSections } from '@/features/home/HomeSections'
import { siteQuery } from '@/features/site/queries'
import { usePageHead } from '@/features/site/use-page-head'
import { shopName } from '@/lib/shop-config'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'

const ProductListShelf = lazy(() =>
  import('@/features/catalogue/list/ProductListShelf').then((module) => ({
    default: module.ProductListShelf,
  })),
)

/** Product §2: hero slider, then the sections. Its only `h1` is the shop's name, even when a section fails. */
export function HomeScreen() {
  usePageHead()
  const name = useQuery(siteQuery).data?.website.name ?? shopName
  return (
    <>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      <Hero />
      <HomeSections
        empty={
          <Suspense>
            <ProductListShelf />
          </Suspense>
        }
      />
    </>
  )
}
