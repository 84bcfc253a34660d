import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'
import { ApiError } from '@/api/errors'
import { pageHeadTags, type HeadTag } from '@/features/site/head-tags'
import { siteQuery } from '@/features/site/queries'
import { type PageHead, documentTitle, HeadCollectorContext } from '@/features/site/use-page-head'
import { type TextBundle, defaultLocale } from '@/i18n/locales'
import { ensureMessagesAtom } from '@/i18n/state'
import { preloadLinkProps } from '@/lib/image'
import { shopConfig } from '@/lib/shop-config'
import { createStore } from '@/lib/store'
import { App } from '../App'
import { createQueryClient, untilCallsEnd } from '../query-client'
import { createShopRouter } from '../router'
import type { PrerenderedPage } from './places'

export type RenderedScreen = {
  /** The HTML of the screen before any effect has run. */
  html: string
  /** The CSS rules of all components in the HTML. */
  css: string
  title: string | undefined
  tags: readonly HeadTag[]
  structured: string
  /** The attributes of the `<link>` elements that preload the first picture. */
  preloads: readonly Readonly<Record<string, string>>[]
}

/**
 * Renders a screen for a visitor who is not signed in and has an empty cart. Only `npm run prerender` uses
 * this function, in Node. Throws if an answer cannot be read.
 * @param answers The bodies of the API answers, by the paths that `pageCalls` returns.
 * @param siteUrl The public URL of the shop, for the links in the head.
 */
export async function renderScreen(
  place: PrerenderedPage,
  answers: Readonly<Record<string, string>>,
  siteUrl: string,
): Promise<RenderedScreen> {
  answerCallsWith(answers)
  const store = createStore()
  const queryClient = createQueryClient()
  const loadMessages = async (...bundles: TextBundle[]) => {
    await Promise.all(bundles.map((bundle) => store.set(ensureMessagesAtom, bundle)))
  }
  const context = { queryClient, loadMessages, isSignedIn: () => false }
  const address = shopConfig.base + place.path.slice(1)
  const router = createShopRouter(context, createMemoryHistory({ initialEntries: [address] }))
  await Promise.all([loadMessages('shop'), router.load()])
  await allAnswered(queryClient)
  const sheet = new ServerStyleSheet()
  let head: PageHead = {}
  const collect = (found: PageHead) => {
    head = found
  }
  const broken: unknown[] = []
  try {
    const { prelude } = await prerender(
      <StyleSheetManager sheet={sheet.instance}>
        <HeadCollectorContext value={collect}>
          <App store={store} queryClient={queryClient} router={router} />
        </HeadCollectorContext>
      </StyleSheetManager>,
      // Every part is rendered at its place. Otherwise React would append late parts at the end of the page,
      // and a script would have to move them.
      { progressiveChunkSize: Infinity, onError: (error) => void broken.push(error) },
    )
    // If a part of the page throws, React leaves the part out and expects the browser to render it. A page
    // without this part is broken, so it is not written.
    if (broken.length > 0) throw broken[0]
    const html = await new Response(prelude).text()
    if (!html) throw new Error(`${address}: the app shows nothing`)
    const site = queryClient.getQueryData(siteQuery.queryKey)?.data
    const page = { site, locale: defaultLocale, href: place.path, base: siteUrl }
    const title = documentTitle(head, site)
    const preloads = preloadsIn(html)
    return { html, css: rulesOf(sheet), title, preloads, ...pageHeadTags(head, page) }
  } finally {
    sheet.seal()
    queryClient.clear()
  }
}

/**
 * Returns the preload links for the first picture with a high fetch priority. Returns an empty list if no
 * picture has a high priority.
 */
function preloadsIn(html: string) {
  const image = html.match(/<img [^<>]*>/g)?.find((tag) => /fetchpriority="high"/i.test(tag))
  const valueOf = (name: string) =>
    image?.match(new RegExp(` ${name}="([^"]*)"`))?.[1]?.replaceAll('&amp;', '&') ?? ''
  return image ? preloadLinkProps(valueOf('src'), valueOf('sizes')) : []
}

/** Replaces `fetch`. The app then gets these API responses, and no call reaches the API. */
function answerCallsWith(answers: Readonly<Record<string, string>>): void {
  globalThis.fetch = (target) => {
    const address = target instanceof Request ? target.url : target.toString()
    const text = address.startsWith(shopConfig.apiBase)
      ? answers[address.slice(shopConfig.apiBase.length)]
      : undefined
    return text === undefined
      ? Promise.reject(new Error(`${address} is not among firstCalls`))
      : Promise.resolve(new Response(text))
  }
}

/**
 * Waits until all calls of the screen have ended. Throws if a call has failed, because no page is better than
 * a page with an error.
 */
async function allAnswered(client: QueryClient): Promise<void> {
  const queries = client.getQueryCache().getAll()
  await untilCallsEnd(queries)
  for (const { queryKey, state } of queries) {
    const { error } = state
    if (!error) continue
    const why = error instanceof ApiError ? error.status : error.message
    throw new Error(`${String(queryKey[0])}: ${why}`)
  }
}

function rulesOf(sheet: ServerStyleSheet): string {
  return sheet.getStyleTags().replaceAll(/<\/?style[^<>]*>|\/\*!sc\*\//g, '')
}
