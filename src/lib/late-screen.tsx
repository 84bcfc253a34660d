import type { AsyncRouteComponent } from '@tanstack/react-router'
import { type FunctionComponent, createElement } from 'react'

/**
 * Returns the component of a route. The code of the screen loads with the first visit.
 *
 * The router's `lazyRouteComponent` is not used, because it reloads the page when a file is missing, even if
 * the page holds unsaved text (lib/reload-page.ts).
 * @param screen The name of an export of the module, such as `'CartScreen'`. If the screen needs values from
 * the URL, pass a component instead. It gets the module as props and passes the values to the screen. Declare
 * the return type of that component if it has a link with `to="."` and a computed search. Otherwise its type
 * and the type of the route depend on each other.
 */
export function lateScreen<
  Module extends Readonly<Record<Name, FunctionComponent>>,
  Name extends string = never,
>(
  load: () => Promise<Module>,
  screen: FunctionComponent<Module> | Name,
): AsyncRouteComponent<object> {
  let module: Module | undefined
  const LateScreen: AsyncRouteComponent<object> = () =>
    module &&
    (typeof screen === 'string' ? createElement(module[screen]) : createElement(screen, module))
  LateScreen.preload = async () => {
    module = await load()
    // `preload` is deleted after the first load, because the router waits for it. A loaded screen then shows
    // at once.
    delete LateScreen.preload
  }
  return LateScreen
}
