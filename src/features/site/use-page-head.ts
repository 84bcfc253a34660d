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

/**
 * What a screen puts into the document's head, for tabs, search engines and link previews. Plain data only.
 */
export type PageHead = {
  /** Shown before the site's name; the home page has none and uses the site's title. */
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

/**
 * Returns the document's title: the screen's before the site's name, or the site's own; `undefined` where
 * there is neither.
 */
export function titleOf({ title }: PageHead, site: Site | undefined): string | undefined {
  return title ? [title, site?.website.name].filter(Boolean).join(' · ') : site?.seo.title
}

/**
 * Takes the head where there is no document to write it into: a prerendered page is rendered (app/prerender).
 */
export const CollectHead = createContext<(head: PageHead) => void>(() => {})

/**
 * Sets the document's title at once and the rest of its head once the site's data has loaded. The screen's
 * texts win over the site's (Product §4). Every screen calls this, so that nothing of the previous screen
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
      // In a task of its own: the first screen's effects keep a slow phone long enough.
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
