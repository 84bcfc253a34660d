import { basename, dirname } from 'node:path/posix'

/** What the bundler knows of a chunk when it names its file. */
interface NamedChunk {
  /** The module that others import late, where the chunk has one. */
  facadeModuleId?: string | null
  moduleIds: readonly string[]
  /** What the bundler would call it. */
  name: string
}

const routeFile = /\/src\/routes\/(.+)\.tsx/
const textsFile = /\/src\/i18n\/compiled\/(\w+)\/(\w+)\.json$/
const packageName = /^.*\/node_modules\/(?:@([\w.-]+)\/)?([\w.-]+)\//

/**
 * A readable name for a chunk's file. A chunk with an entry is called after it: a route (`products-slug`), texts
 * (`texts-vi-cart`), a component (`HeaderCart`). A shared one is called after its last module, which imports the
 * others; its last library where most of its modules are of libraries. A group of the build's configuration has a name.
 */
export function chunkName(
  { facadeModuleId, moduleIds, name }: NamedChunk,
  groups: readonly string[] = [],
): string {
  if (!facadeModuleId && groups.includes(name)) return name
  const libraries = moduleIds.filter(packageOf)
  const isLibrary = libraries.length > moduleIds.length / 2
  const main = isLibrary ? libraries.at(-1) : moduleIds.findLast(isOwn)
  const id = facadeModuleId ?? main
  return id ? nameOf(id) : name
}

function nameOf(id: string): string {
  const route = routeFile.exec(id)?.[1]
  if (route) return nameOfRoute(route)
  const texts = textsFile.exec(id)
  if (texts) return `texts-${texts[1]}-${texts[2]}`
  return packageOf(id) ?? nameOfModule(id)
}

/** `_shop/products.$slug` → `products-slug`. */
function nameOfRoute(route: string): string {
  const words = route.replace(/^_shop\//, '').split('.')
  const name = words.map((word) => (word === '$' ? 'not-found' : word.replace(/^[$_]/, '')))
  return name.join('-').replace(/^index$/, 'home')
}

/** Components have names of their own; `queries.ts` and the like are called after their folder too. */
function nameOfModule(id: string): string {
  const name = basename(id.split('?')[0] ?? id).replace(/\.\w+$/, '')
  return /^[A-Z]/.test(name) ? name : [basename(dirname(id)), name].filter(isWord).join('-')
}

const isWord = (word: string) => /^[\w-]+$/.test(word)
const isOwn = (id: string) => id.includes('/src/')

function packageOf(id: string): string | undefined {
  const [, scope, name] = packageName.exec(id) ?? []
  return [scope, name].filter(Boolean).join('-') || undefined
}
