import type { QueryClient } from '@tanstack/react-query'
import { redirect, type StaticDataRouteOption } from '@tanstack/react-router'
import type { TextBundle } from '@/i18n/locales'

/**
 * The values that route files can use: the query cache, a function that loads texts, and a function that
 * tells whether a shopper is signed in.
 */
export type AppContext = {
  queryClient: QueryClient
  loadMessages: (...bundles: TextBundle[]) => Promise<void>
  isSignedIn: () => boolean
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * True for a route that needs a signed-in shopper. No route of the shop uses it at present (Product §2).
     */
    requiresAuth?: boolean
  }
}

type Entering = {
  context: Pick<AppContext, 'isSignedIn'>
  location: { href: string }
  matches: readonly { staticData: StaticDataRouteOption }[]
}

/**
 * Sends visitors of a route with `requiresAuth` to the checkout. The checkout brings them back after the
 * sign-in (Product §2).
 */
export function requireSession({ context, location, matches }: Entering): void {
  if (context.isSignedIn() || !matches.some(({ staticData }) => staticData.requiresAuth)) return
  throw redirect({ to: '/checkout', search: { redirect: location.href } })
}
