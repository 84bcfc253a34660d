import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { createContext, useContext, useEffect } from 'react'
import { localeAtom } from '@/i18n/state'
import { useAtomValue } from '@/lib/store'
import { type PageHead, titleOf } from './page-head'
import { siteQuery } from './queries'

/** Takes the head where there is no document to write it into: a snapshot is rendered (app/snapshot). */
export const CollectHead = createContext<(head: PageHead) => void>(() => {})

/**
 * Sets the document's title at once and the rest of its head (description, canonical URL, Open Graph, structured
 * data) once the site's data has loaded. The screen's texts win over the site's (Product §4). Every screen calls
 * this, so that nothing of the previous screen remains.
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
      void import('./write-head').then(
        ({ writeHead }) => writeHead(json, { site, locale, href }),
        () => {
          // The page works without these tags.
        },
      )
    },
    [title, json, site, isPending, locale, href],
  )
}
