import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { routePath, screensOf } from './preload-files.ts'
import { routeFiles } from './preload-plugin.ts'

/** The screens on which most visits begin, and the screens that lead to an order. */
export const mainScreens: ReadonlySet<string> = new Set([
  '/',
  '/products',
  '/category/$slug',
  '/products/$slug',
  '/cart',
  '/checkout',
])

/** The main screens whose modules get chunks of their own. The two product lists count as one screen. */
const cutScreens: Readonly<Record<string, string>> = {
  '/': 'home',
  '/products': 'list',
  '/category/$slug': 'list',
  '/products/$slug': 'product',
}

/**
 * Returns a function that names the chunk of a module. The name lists everything that loads the module: main
 * screens, other screens of the shop (`shop`) and the back office (`admin`). The name is null if no screen
 * with chunks of its own loads the module. Without these names, the bundler would make a chunk for each
 * combination of dialogs and screens, which gives four times as many files.
 */
export function screenChunks(importsOf: (id: string) => readonly string[]) {
  const owners = ownersOf(importsOf)
  const cut = new Set(Object.values(cutScreens))
  return (id: string): string | null => {
    const own = [...(owners.get(id) ?? [])]
    return own.some((name) => cut.has(name)) ? own.toSorted().join('-') : null
  }
}

/** Returns the function of `screenChunks` with the arguments that the bundler passes. */
export function chunksByScreen(): Rolldown.CodeSplittingNameFunction {
  let nameOf: ReturnType<typeof screenChunks> | undefined
  return (id, graph) => {
    nameOf ??= screenChunks((module) => graph.getModuleInfo(module)?.importedIds ?? [])
    return nameOf(id)
  }
}

/** Returns for each module the screens that load the module before the shopper clicks anything. */
function ownersOf(
  importsOf: (id: string) => readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map<string, Set<string>>()
  for (const route of routeFiles()) {
    const owner = ownerAt(routePath(route.name))
    const seen = new Set(screensOf(route).map((path) => resolve('src', `${path}.tsx`)))
    for (const id of seen)
      for (const imported of importsOf(id)) {
        seen.add(imported)
        owners.set(imported, (owners.get(imported) ?? new Set()).add(owner))
      }
  }
  return owners
}

function ownerAt(address: string): string {
  if (address.startsWith('/admin')) return 'admin'
  return cutScreens[address] ?? (mainScreens.has(address) ? address.slice(1) : 'shop')
}
