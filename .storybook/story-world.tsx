import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { createContext, type ReactNode, useContext } from 'react'
import { perLanguageQueryOptions } from '@/api/content-language'
import { sendShopLanguageWithCalls, clearDataOnPersonChange } from '@/app/RemountOnPersonChange'
import { LanguageProvider } from '@/i18n/LanguageProvider'
import { textBundles, type Locale } from '@/i18n/locales'
import { chooseLocaleAtom, ensureMessagesAtom, currentLanguageAtom } from '@/i18n/state'
import { parsePrivateSearch, stringifyPrivateSearch } from '@/lib/private-search'
import { createStore, StoreProvider } from '@/lib/store'
import { ConfirmOutlet } from '@/ui/overlays/confirm'
import { translationsTo } from './args-in-language'
import { type FrameName, layoutsOf } from './frames'

const StoryContext = createContext<ReactNode>(null)

function CurrentStory() {
  return useContext(StoryContext)
}

let worlds = 0

type StoryPlace = { path: string; locale: Locale; frame: FrameName }

/**
 * Creates the providers of a story: a router that shows the story at every path, an empty query cache without
 * retries, and a store with all texts of a language. A new `id` mounts the story again, because its
 * components keep the query cache of their first world.
 */
export async function createStoryWorld({ path, locale, frame }: StoryPlace) {
  const router = createRouter({
    routeTree: storyRoutes(await layoutsOf(frame), frame === 'bare'),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch: parsePrivateSearch,
    stringifySearch: stringifyPrivateSearch,
  })
  await router.load()
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { ...perLanguageQueryOptions, retry: false },
      mutations: { retry: false },
    },
  })
  const store = await storeWithTexts(locale)
  sendShopLanguageWithCalls(store)
  clearDataOnPersonChange(store, queryClient)
  worlds += 1
  const { messages } = store.get(currentLanguageAtom)
  const texts = await translationsTo(locale, messages)
  return { id: worlds, router, queryClient, store, texts }
}

/**
 * Returns the routes of a story. The innermost route matches every path and shows the story. Each entry of
 * `layouts` gives one parent route around it.
 */
function storyRoutes(layouts: readonly RouteComponent[], isBare: boolean): AnyRoute {
  const root = createRootRoute()
  let parent: AnyRoute = root
  for (const [index, component] of layouts.entries()) {
    const above = parent
    parent = createRoute({ getParentRoute: () => above, id: `frame-${index}`, component })
    above.addChildren([parent])
  }
  const innermost = parent
  const path = '$'
  const anywhere = createRoute({
    getParentRoute: () => innermost,
    path,
    component: CurrentStory,
    staticData: { isBare },
  })
  innermost.addChildren([anywhere])
  return root
}

/** Returns a store with all texts of a language, because a story may show any part of the shop. */
async function storeWithTexts(locale: Locale) {
  const store = createStore()
  await store.set(chooseLocaleAtom, locale)
  await Promise.all(textBundles.map((bundle) => store.set(ensureMessagesAtom, bundle)))
  return store
}

export type StoryWorld = Awaited<ReturnType<typeof createStoryWorld>>

type StoryProvidersProps = {
  world: StoryWorld
  children: ReactNode
}

/** Renders a story inside the shop's providers, with the story's own world. */
export function StoryProviders({ world, children }: StoryProvidersProps) {
  return (
    <StoreProvider store={world.store}>
      <QueryClientProvider client={world.queryClient}>
        <LanguageProvider>
          <StoryContext value={children}>
            <RouterProvider router={world.router} />
            <ConfirmOutlet />
          </StoryContext>
        </LanguageProvider>
      </QueryClientProvider>
    </StoreProvider>
  )
}
