import { useQuery } from '@tanstack/react-query'
import { Hero } from '@/features/home/Hero'
import { HomeSections, taggedProductIds } from '@/features/home/HomeSection'
import { bannersQuery, activeHomeSectionsQuery } from '@/features/home/queries'
import { siteQuery } from '@/features/site/queries'
import { usePageHead } from '@/features/site/use-page-head'
import { shopName } from '@/lib/shop-config'
import { defer, RenderWhenNear } from '@/ui/feedback/late'
import { VisuallyHidden } from '@/ui/layout/basics'

const shelves = () => import('@/features/catalogue/more/Shelves')
const NewShelf = defer(async () => (await shelves()).NewProductsShelf, { room: null })
const ViewedShelf = defer(async () => (await shelves()).RecentlyViewedShelf, {
  room: null,
})

/**
 * The home page (Product §2): hero slider, sections, a shelf of new products, and recently viewed products.
 * Its only `h1` is the name of the shop. The `h1` is therefore there even if a section fails.
 */
export function HomeScreen() {
  const [first] = useQuery(bannersQuery).data ?? []
  usePageHead({ isHome: true, image: first?.image_url })
  const tagged = taggedProductIds(useQuery(activeHomeSectionsQuery).data ?? [])
  const name = useQuery(siteQuery).data?.website.name || shopName
  return (
    <>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      <Hero />
      <HomeSections shelf={<NewShelf shown={tagged} />} />
      <RenderWhenNear>
        <ViewedShelf shown={tagged} />
      </RenderWhenNear>
    </>
  )
}
