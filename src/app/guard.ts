import { redirect, type StaticDataRouteOption } from '@tanstack/react-router'
import type { AppContext } from './context'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Only for signed-in shoppers. No route sets it (Product §2). */
    requiresAuth?: boolean
  }
}

type Entering = {
  context: Pick<AppContext, 'isSignedIn'>
  location: { href: string }
  matches: readonly { staticData: StaticDataRouteOption }[]
}

/** Product §2: visitors of a route that requires authentication go to the checkout, which leads back after a sign-in. */
export function requireSession({ context, location, matches }: Entering): void {
  if (context.isSignedIn() || !matches.some(({ staticData }) => staticData.requiresAuth)) return
  throw redirect({ to: '/checkout', search: { redirect: location.href } })
}
