import type { QueryClient } from '@tanstack/react-query'
import { redirect, type StaticDataRouteOption } from '@tanstack/react-router'
import type { Bundle } from '@/i18n/locales'

/** What route files may use: the query cache, a loader of texts, and whether a shopper is signed in. */
export type AppContext = {
  queryClient: QueryClient
  loadMessages: (...bundles: Bundle[]) => Promise<void>
  isSignedIn: () => boolean
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** True for routes that need a signed-in shopper. No route of the shop sets it (Product §2). */
    requiresAuth?: boolean
  }
}

type Entering = {
  context: Pick<AppContext, 'isSignedIn'>
  location: { href: string }
  matches: readonly { staticData: StaticDataRouteOption }[]
}

/**
 * Redirects visitors of a route with `requiresAuth` to the checkout, which leads back after sign-in
 * (Product §2).
 */
export function requireSession({ context, location, matches }: Entering): void {
  if (context.isSignedIn() || !matches.some(({ staticData }) => staticData.requiresAuth)) return
  throw redirect({ to: '/checkout', search: { redirect: location.href } })
}
