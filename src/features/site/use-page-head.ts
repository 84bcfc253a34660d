import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { createContext, useContext, useEffect } from 'react'
import type { Product, Site } from '@/api/generated/model'
import { localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { nextTask } from '@/lib/next-task'
import { useAtomValue } from '@/lib/store'
import { siteQuery } from './queries'

/** A breadcrumb. The last breadcrumb is the page itself and has no `href`. */
export type Breadcrumb = { label: string; href?: string }

/** The data for the head of a page: for the browser tab, search engines and link previews. */
export type PageHead = {
  /**
   * The title of the page, to which the name of the site is added. The home page has no title of its own, and
   * uses the title of the site.
   */
  title?: string | undefined
  description?: string | undefined
  image?: string | null | undefined
  /** False tells search engines not to list the page. The default is true. */
  index?: boolean
  /** True for the home page, which presents the shop itself. */
  isHome?: boolean
  product?: Product | undefined
  trail?: readonly Breadcrumb[] | undefined
}

/**
 * Returns the head of one page of a list. From the second page of the list on, the title contains `pageName`.
 */
export const headOfListPage = (head: PageHead, page: number, pageName: string): PageHead =>
  page > 1 && head.title ? { ...head, title: `${head.title} · ${pageName}` } : head

/** Returns the document's title: "Giỏ hàng · SHOP", or the site's own title for a page without a title. */
export function documentTitle({ title }: PageHead, site: Site | undefined): string | undefined {
  return title ? [title, site?.website.name].filter(Boolean).join(' · ') : site?.seo.title
}

/**
 * Receives the head while a page is prerendered (app/prerender), because there is no document at that time.
 */
export const HeadCollectorContext = createContext<(head: PageHead) => void>(() => {})

/**
 * Sets the document's title at once, and the other tags of the head when the site info has loaded. The page's
 * own texts replace the texts of the site (Product §4). From the second page of a list on, the title contains
 * the page number. Every screen calls this hook. Otherwise the tags of the last screen would remain.
 */
export function usePageHead(screen: PageHead = {}): void {
  const msg = useMsg()
  const { data: site, isPending } = useQuery(siteQuery)
  const page = useLocation({ select: ({ search }) => ('page' in search ? Number(search.page) : 1) })
  const head = headOfListPage(screen, page, msg('ui.pagination.page', { page }))
  const locale = useAtomValue(localeAtom)
  const href = useLocation({ select: (location) => location.href })
  const { title } = head
  const json = JSON.stringify(head)
  useContext(HeadCollectorContext)(head)
  useEffect(
    function syncDocumentHead() {
      const fullTitle = documentTitle({ title }, site)
      if (fullTitle) document.title = fullTitle
      if (isPending) return
      // The effects of the first screen already keep a slow phone busy, so the tags are written in a later
      // task.
      void nextTask()
        .then(() => import('./write-head'))
        .then(
          ({ writeDocumentHead }) => writeDocumentHead(json, { site, locale, href }),
          () => {},
        )
    },
    [title, json, site, isPending, locale, href],
  )
}
