import { createRootRouteWithContext } from '@tanstack/react-router'
import { type AppContext, requireSession } from '@/app/context'
import { RemountOnPersonChange } from '@/app/RemountOnPersonChange'

export const Route = createRootRouteWithContext<AppContext>()({
  // The return type is explicit. Otherwise it would depend on itself, because the redirect inside has the
  // type of all routes.
  beforeLoad: (entering): void => requireSession(entering),
  component: RemountOnPersonChange,
})
