import type { Product } from '@/api/generated/model'

/** One step of the way to a page, as the breadcrumbs show it; the page itself has no `href`. */
export type Crumb = { label: string; href?: string }

/** What a screen says about itself to tabs, search engines and those it is shared with. Plain data only. */
export type PageHead = {
  /** Before the site's name; the home page has none and takes the site's own title. */
  title?: string | undefined
  description?: string | undefined
  /** A picture's address, also relative to this page. */
  image?: string | null | undefined
  /** Whether search engines may list the page; true unless said otherwise. */
  index?: boolean
  /** What the page sells, in its own words. */
  product?: Product | undefined
  trail?: readonly Crumb[] | undefined
}
