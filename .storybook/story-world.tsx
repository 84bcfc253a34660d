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
import { cachedPerLanguage } from '@/api/content-language'
import { followLanguage, followPerson } from '@/app/Persons'
import { LanguageProvider } from '@/i18n/LanguageProvider'
import { bundles, type Locale } from '@/i18n/locales'
import { chooseLocaleAtom, ensureMessagesAtom } from '@/i18n/state'
import { parsePrivateSearch, stringifyPrivateSearch } from '@/lib/private-search'
import { createStore, StoreProvider } from '@/lib/store'
import { ConfirmOutlet } from '@/ui/overlays/confirm'
import { type FrameName, layoutsOf } from './frames'

const StoryContext = createContext<ReactNode>(null)

function CurrentStory() {
  return useContext(StoryContext)
}

let worlds = 0

type StoryPlace = { path: string; locale: Locale; frame: FrameName }

/**
 * Creates the providers of one story: a router at `path` that renders the story in its frame at every
 * address, an empty query cache without retries, and a store with every text of a language. Another `id`
 * mounts the story again, because its parts hold on to the query cache of their first world.
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
      queries: { ...cachedPerLanguage, retry: false },
      mutations: { retry: false },
    },
  })
  const store = await storeWithTexts(locale)
  followLanguage(store)
  followPerson(store, queryClient)
  worlds += 1
  return { id: worlds, router, queryClient, store }
}

/**
 * Returns a route for every address, which renders the story, below one route for each layout of its frame.
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

/** Loads every bundle, since a story may show any part of the shop. */
async function storeWithTexts(locale: Locale) {
  const store = createStore()
  await store.set(chooseLocaleAtom, locale)
  await Promise.all(bundles.map((bundle) => store.set(ensureMessagesAtom, bundle)))
  return store
}

export type StoryWorld = Awaited<ReturnType<typeof createStoryWorld>>

type StoryProvidersProps = {
  world: StoryWorld
  children: ReactNode
}

/** Wraps a story in the providers of the shop, with the story's own world. */
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
