import { basename, dirname } from 'node:path/posix'

/** The bundler's data of a chunk when it names its file. */
interface NamedChunk {
  /** The module that others import dynamically, if the chunk has one. */
  facadeModuleId?: string | null
  moduleIds: readonly string[]
  /** The bundler's default name. */
  name: string
}

const routeFile = /\/src\/routes\/(.+?)(?:\.lazy)?\.tsx$/
const textsFile = /\/src\/i18n\/compiled\/(\w+)\/(\w+)\.json$/
const packageName = /^.*\/node_modules\/(?:@([\w.-]+)\/)?([\w.-]+)\//

/**
 * Returns a readable name for a chunk's file. A dynamically imported chunk is named after its entry: a route
 * (`products-slug`), texts (`texts-vi-cart`) or a component (`HeaderCart`). A shared chunk is named after its last
 * module, which imports the others, or after its last library when most of its modules are library code. A group of the
 * build's configuration keeps its own name.
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

/** A component's name is clear by itself; other modules, such as `queries.ts`, get their folder's name in front. */
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
