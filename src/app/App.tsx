import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { LanguageProvider } from '@/i18n/LanguageProvider'
import { type createStore, StoreProvider } from '@/lib/store'
import { ConfirmOutlet } from '@/ui/overlays/confirm'
import { Toaster } from '@/ui/toast/Toaster'
import type { createShopRouter } from './router'

type AppProps = {
  store: ReturnType<typeof createStore>
  queryClient: QueryClient
  router: ReturnType<typeof createShopRouter>
}

export function App({ store, queryClient, router }: AppProps) {
  return (
    <StrictMode>
      <StoreProvider store={store}>
        <QueryClientProvider client={queryClient}>
          <LanguageProvider>
            <RouterProvider router={router} />
            {/* The toaster is outside the screens, because a toast must stay when a screen fails. The
                toaster is inside the router, because toasts contain links. */}
            <RouterContextProvider router={router}>
              <ConfirmOutlet />
              <Toaster />
            </RouterContextProvider>
          </LanguageProvider>
        </QueryClientProvider>
      </StoreProvider>
    </StrictMode>
  )
}
