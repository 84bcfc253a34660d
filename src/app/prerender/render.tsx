import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'
import { ApiError } from '@/api/errors'
import { headOf, type HeadTag } from '@/features/site/head-tags'
import { siteQuery } from '@/features/site/queries'
import { type PageHead, titleOf, CollectHead } from '@/features/site/use-page-head'
import { type Bundle, defaultLocale } from '@/i18n/locales'
import { ensureMessagesAtom } from '@/i18n/state'
import { preloadsOf } from '@/lib/image'
import { shopConfig } from '@/lib/shop-config'
import { createStore } from '@/lib/store'
import { App } from '../App'
import { createQueryClient, callsEnded } from '../query-client'
import { createShopRouter } from '../router'
import type { PrerenderedPlace } from './places'

export type RenderedScreen = {
  /** The screen as the app shows it before any effect has run. */
  html: string
  /** The CSS rules of all components in `html`. */
  css: string
  title: string | undefined
  tags: readonly HeadTag[]
  structured: string
  /** The attributes of the elements that preload the first picture. */
  preloads: readonly Readonly<Record<string, string>>[]
}

/**
 * Renders an address for a visitor who is not signed in and has an empty cart. Works in Node only, for `npm
 * run prerender`. Throws when an answer cannot be read.
 * @param answers the bodies of the API's answers, by the paths that `callsOf` returns
 * @param siteUrl where the shop is published, for the addresses in the head
 */
export async function renderScreen(
  place: PrerenderedPlace,
  answers: Readonly<Record<string, string>>,
  siteUrl: string,
): Promise<RenderedScreen> {
  answerCallsWith(answers)
  const store = createStore()
  const queryClient = createQueryClient()
  const loadMessages = async (...bundles: Bundle[]) => {
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
        <CollectHead value={collect}>
          <App store={store} queryClient={queryClient} router={router} />
        </CollectHead>
      </StyleSheetManager>,
      // Every part is rendered in its place. Otherwise React would put late parts at the end, where a script
      // has to move them.
      { progressiveChunkSize: Infinity, onError: (error) => void broken.push(error) },
    )
    // React leaves out a part that throws, and expects the browser to render it. Such a page is broken, so it
    // is not written.
    if (broken.length > 0) throw broken[0]
    const html = await new Response(prelude).text()
    if (!html) throw new Error(`${address}: the app shows nothing`)
    const site = queryClient.getQueryData(siteQuery.queryKey)?.data
    const page = { site, locale: defaultLocale, href: place.path, base: siteUrl }
    const title = titleOf(head, site)
    const preloads = preloadsIn(html)
    return { html, css: rulesOf(sheet), title, preloads, ...headOf(head, page) }
  } finally {
    sheet.seal()
    queryClient.clear()
  }
}

/** Returns the preload of the picture that the screen itself requests first. */
function preloadsIn(html: string) {
  const image = html.match(/<img [^<>]*>/g)?.find((tag) => /fetchpriority="high"/i.test(tag))
  const valueOf = (name: string) =>
    image?.match(new RegExp(` ${name}="([^"]*)"`))?.[1]?.replaceAll('&amp;', '&') ?? ''
  return image ? preloadsOf(valueOf('src'), valueOf('sizes')) : []
}

/** Replaces `fetch`, so that the app gets the answers that were fetched before. */
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
 * Waits for the calls of the screen. Throws when a call has failed, because it is better to have no page than
 * a page with an error.
 */
async function allAnswered(client: QueryClient): Promise<void> {
  const queries = client.getQueryCache().getAll()
  await callsEnded(queries)
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
