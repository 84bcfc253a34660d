import type { AsyncRouteComponent } from '@tanstack/react-router'
import { type FunctionComponent, createElement } from 'react'

/**
 * The component of a route whose code comes with the route's first visit; `Screen` gives the screen what the
 * address says. Not by the router's `lazyRouteComponent`: where a file is gone that reloads the page by
 * itself, whatever is held (lib/reload-page.ts). A component in the screen whose link computes the search
 * (`to="."`) names what it returns: inferred, its type and the route's would wait for each other.
 */
export function lateScreen<Module extends object>(
  load: () => Promise<Module>,
  Screen: FunctionComponent<Module>,
): AsyncRouteComponent<object> {
  let module: Module | undefined
  const LateScreen: AsyncRouteComponent<object> = () => module && createElement(Screen, module)
  LateScreen.preload = async () => {
    module = await load()
    // Without `preload` the router does not wait for a screen that is already loaded.
    delete LateScreen.preload
  }
  return LateScreen
}
