import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { siteQuery } from './queries'

/**
 * Sets the document's title and description: the screen's own before the site's, as the SEO data says
 * (spec §4). Until the site is there, the texts of index.html stand.
 */
export function usePageHead({ title, description }: { title?: string; description?: string } = {}) {
  const seo = useQuery(siteQuery).data?.seo
  const fullTitle = [title, seo?.title].filter(Boolean).join(' · ')
  const summary = description ?? seo?.description
  useEffect(
    function syncDocumentHead() {
      if (fullTitle) document.title = fullTitle
      if (summary) setMeta('description', summary)
    },
    [fullTitle, summary],
  )
}

/** Sets keywords and favicon once the site is loaded (spec §4). For the layout, once. */
export function useSiteHead(): void {
  const site = useQuery(siteQuery).data
  useEffect(
    function syncSiteHead() {
      if (!site) return
      setMeta('keywords', site.seo.keywords)
      document.querySelector('link[rel=icon]')?.setAttribute('href', site.website.favicon)
    },
    [site],
  )
}

function setMeta(name: string, content: string): void {
  let meta = document.querySelector(`meta[name=${name}]`)
  if (!meta) {
    meta = document.createElement('meta')
    meta.setAttribute('name', name)
    document.head.append(meta)
  }
  meta.setAttribute('content', content)
}
