import { createRootRouteWithContext } from '@tanstack/react-router'
import { type AppContext, requireSession } from '@/app/context'
import { Persons } from '@/app/Persons'

export const Route = createRootRouteWithContext<AppContext>()({
  // The explicit return type breaks a cycle: the redirect inside has the type of all routes, this one
  // included.
  beforeLoad: (entering): void => requireSession(entering),
  component: Persons,
})
