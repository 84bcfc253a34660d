import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { addressOf } from './early-files.ts'
import { routeFiles } from './early-plugin.ts'

/** The screens that most visits begin with, and those that lead to an order. */
export const mainScreens: ReadonlySet<string> = new Set([
  '/',
  '/products',
  '/category/$slug',
  '/products/$slug',
  '/cart',
  '/checkout',
])

/**
 * Returns the function that names the chunk of a module by the main screens that load it: what the same ones load is one file. By the
 * bundler's default each dialog and each screen of the back office that has a part of it would divide it once more.
 */
export function screenChunks(): Rolldown.CodeSplittingNameFunction {
  let owners: ReadonlyMap<string, string> | undefined
  return (id, graph) => (owners ??= ownersOf(graph)).get(id) ?? null
}

function ownersOf(graph: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
  const owners = new Map<string, string>()
  const chunked = (process.env.S ?? '/,/products,/category/$slug,/products/$slug,/cart').split(',')
  const only = new RegExp(process.env.O ?? '.')
  for (const { name } of routeFiles()) {
    if (!chunked.includes(addressOf(name))) continue
    const own = new Set<string>()
    const walk = (id: string) => {
      if (own.has(id)) return
      own.add(id)
      for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) walk(imported)
    }
    const screen = resolve('src/routes', `${name}.lazy.tsx`)
    walk(screen)
    own.delete(screen)
    const letter =
      (addressOf(name).startsWith('/products') && !name.includes('slug')) ||
      name.includes('category')
        ? 'list'
        : (name.split('/')[1] ?? '')
    for (const id of own)
      if (only.test(id) && !(owners.get(id) ?? '').includes(letter))
        owners.set(id, `${owners.get(id) ?? ''}${letter}`)
  }
  return owners
}
