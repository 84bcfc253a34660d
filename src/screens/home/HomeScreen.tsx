import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Hero } from '@/features/home/Hero'
import { HomeSections } from '@/features/home/HomeSections'
import { bannersQuery } from '@/features/home/queries'
import { siteQuery } from '@/features/site/queries'
import { usePageHead } from '@/features/site/use-page-head'
import { shopName } from '@/lib/shop-config'
import { WhenNear } from '@/ui/feedback/WhenNear'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'

const HomeShelves = lazy(() =>
  import('@/features/catalogue/more/HomeShelves').then((module) => ({
    default: module.HomeShelves,
  })),
)

/** Product §2: hero slider, then the sections, then what was looked at. Its only `h1` is the shop's name, even when a section fails. */
export function HomeScreen() {
  const [first] = useQuery(bannersQuery).data ?? []
  usePageHead({ isHome: true, image: first?.image_url })
  const name = useQuery(siteQuery).data?.website.name || shopName
  return (
    <>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      <Hero />
      <HomeSections
        shelves={HomeShelves}
        empty={
          <Suspense>
            <HomeShelves lists={['/products']} />
          </Suspense>
        }
      />
      <WhenNear>
        <HomeShelves />
      </WhenNear>
    </>
  )
}
