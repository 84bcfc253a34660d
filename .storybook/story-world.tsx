import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createContext, type ReactNode, useContext } from 'react'
import { IntlProvider } from 'react-intl'
import { createStore, StoreProvider } from '@/lib/store'
import { messagesOf } from './messages'

const StoryContext = createContext<ReactNode>(null)

function CurrentStory() {
  return useContext(StoryContext)
}

/**
 * Everything one story owns: a router at `path` that renders the story wherever it is, an empty
 * query cache without retries and an empty store. Resolves once the router can render at once.
 */
export async function createStoryWorld(path: string) {
  const root = createRootRoute()
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: CurrentStory })
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  })
  return { router, queryClient, store: createStore() }
}

export type StoryWorld = Awaited<ReturnType<typeof createStoryWorld>>

/** A missing or broken message fails the story. */
function throwIntlError(error: Error): never {
  throw error
}

interface StoryProvidersProps {
  world: StoryWorld
  locale: string
  children: ReactNode
}

/** The providers of the shop, filled from the story's own world. */
export function StoryProviders({ world, locale, children }: StoryProvidersProps) {
  return (
    <IntlProvider locale={locale} messages={messagesOf(locale)} onError={throwIntlError}>
      <QueryClientProvider client={world.queryClient}>
        <StoreProvider store={world.store}>
          <StoryContext value={children}>
            <RouterProvider router={world.router} />
          </StoryContext>
        </StoreProvider>
      </QueryClientProvider>
    </IntlProvider>
  )
}
