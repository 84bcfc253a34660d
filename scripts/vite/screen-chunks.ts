import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { addressOf, screensOf } from './preload-files.ts'
import { routeFiles } from './preload-plugin.ts'

/** The screens that most visits begin with, and those that lead to an order. */
export const mainScreens: ReadonlySet<string> = new Set([
  '/',
  '/products',
  '/category/$slug',
  '/products/$slug',
  '/cart',
  '/checkout',
])

/** Screens whose code is split by the importing screen. The two lists are one screen. */
const cutScreens: Readonly<Record<string, string>> = {
  '/': 'home',
  '/products': 'list',
  '/category/$slug': 'list',
  '/products/$slug': 'product',
}

/**
 * Returns the function that names the chunk of a module of these screens by who else loads it: another main
 * screen, the shop's other ones, the back office. By the bundler's default each dialog and each further
 * screen that has a part of it would divide it once more, into four times as many files.
 */
export function screenChunks(importsOf: (id: string) => readonly string[]) {
  const owners = ownersOf(importsOf)
  const cut = new Set(Object.values(cutScreens))
  return (id: string): string | null => {
    const own = [...(owners.get(id) ?? [])]
    return own.some((name) => cut.has(name)) ? own.toSorted().join('-') : null
  }
}

/** The same, as the bundler asks for it: with each module, and with the graph of all. */
export function chunksByScreen(): Rolldown.CodeSplittingNameFunction {
  let nameOf: ReturnType<typeof screenChunks> | undefined
  return (id, graph) => {
    nameOf ??= screenChunks((module) => graph.getModuleInfo(module)?.importedIds ?? [])
    return nameOf(id)
  }
}

/** Returns who loads each module before anything is clicked. */
function ownersOf(
  importsOf: (id: string) => readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map<string, Set<string>>()
  for (const route of routeFiles()) {
    const owner = ownerAt(addressOf(route.name))
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
