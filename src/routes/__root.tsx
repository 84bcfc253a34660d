import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { AppContext } from '@/app/context'
import { requireSession } from '@/app/guard'

export const Route = createRootRouteWithContext<AppContext>()({
  // Its type is said here: the redirect inside knows every route, and the routes' types begin with this one.
  beforeLoad: (entering): void => requireSession(entering),
  component: Outlet,
})
