import type { Product, Site } from '@/api/generated/model'

/** One breadcrumb; the page itself has no `href`. */
export type Crumb = { label: string; href?: string }

/** What a screen puts into the document's head, for tabs, search engines and link previews. Plain data only. */
export type PageHead = {
  /** Shown before the site's name; the home page has none and uses the site's title. */
  title?: string | undefined
  description?: string | undefined
  /** URL of a picture, absolute or relative to this page. */
  image?: string | null | undefined
  /** False keeps search engines from listing the page. Default: true. */
  index?: boolean
  /** True for the page that presents the shop itself. */
  isHome?: boolean
  /** The product that the page sells. */
  product?: Product | undefined
  trail?: readonly Crumb[] | undefined
}

/** Returns the document's title: the screen's before the site's name, or the site's own; `undefined` where there is neither. */
export function titleOf({ title }: PageHead, site: Site | undefined): string | undefined {
  return title ? [title, site?.website.name].filter(Boolean).join(' · ') : site?.seo.title
}
