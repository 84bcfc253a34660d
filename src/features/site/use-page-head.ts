import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { createContext, useContext, useEffect } from 'react'
import type { Product, Site } from '@/api/generated/model'
import { localeAtom } from '@/i18n/state'
import { nextTask } from '@/lib/next-task'
import { useAtomValue } from '@/lib/store'
import { siteQuery } from './queries'

/** One breadcrumb; the page itself has no `href`. */
export type Crumb = { label: string; href?: string }

/** The head of a screen, for tabs, search engines and link previews. Plain data only. */
export type PageHead = {
  /** Stands before the site's name. The home page has none and uses the site's title. */
  title?: string | undefined
  description?: string | undefined
  image?: string | null | undefined
  /** False keeps search engines from listing the page. Default: true. */
  index?: boolean
  /** True for the page that presents the shop itself. */
  isHome?: boolean
  product?: Product | undefined
  trail?: readonly Crumb[] | undefined
}

/** Returns the document's title: the screen's title and the site's name, or the site's own title. */
export function titleOf({ title }: PageHead, site: Site | undefined): string | undefined {
  return title ? [title, site?.website.name].filter(Boolean).join(' · ') : site?.seo.title
}

/** Receives the head while a page is prerendered, because there is no document then (app/prerender). */
export const CollectHead = createContext<(head: PageHead) => void>(() => {})

/**
 * Sets the document's title at once, and the rest of the head once the site's data has loaded. The screen's
 * texts win over the site's (Product §4). Every screen calls this, so that nothing of the last screen
 * remains.
 */
export function usePageHead(head: PageHead = {}): void {
  const { data: site, isPending } = useQuery(siteQuery)
  const locale = useAtomValue(localeAtom)
  const href = useLocation({ select: (location) => location.href })
  const { title } = head
  const json = JSON.stringify(head)
  useContext(CollectHead)(head)
  useEffect(
    function syncDocumentHead() {
      const fullTitle = titleOf({ title }, site)
      if (fullTitle) document.title = fullTitle
      if (isPending) return
      // A task of its own: the effects of the first screen already keep a slow phone busy.
      void nextTask()
        .then(() => import('./write-head'))
        .then(
          ({ writeHead }) => writeHead(json, { site, locale, href }),
          () => {},
        )
    },
    [title, json, site, isPending, locale, href],
  )
}
