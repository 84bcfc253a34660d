export type Chunk = {
  fileName: string
  imports: readonly string[]
  moduleIds: readonly string[]
  isEntry: boolean
}

/**
 * A route file with its source text. The name is the path below `src/routes` without `.tsx`, such as
 * `_shop/cart`.
 */
export type RouteFile = { name: string; source: string }

/** The files that the page can request before the bundle does. */
export type PreloadFiles = {
  files: readonly string[]
  /** The files with texts, by language and bundle, such as `vi/shop`. */
  texts: Readonly<Record<string, string>>
  /**
   * The routes that have a screen, those without parameters first. Their files do not include the files of
   * the entry chunk.
   */
  routes: readonly PreloadRoute[]
}

type PreloadRoute = {
  /** The route's path as links write it, such as `/products/$slug`. */
  to: string
  files: readonly number[]
  texts: readonly string[]
}

const textsFile = /\/src\/i18n\/compiled\/(\w+\/\w+)\.json$/
const component = /\/src\/(.+)\.tsx$/
const loadedScreen = /import\('@\/([\w/-]+)'\)/g
const loadedTexts = /loadMessages\(([^)]*)\)/g

/**
 * Returns the table of routes in a build: the files and texts that each route needs. The table follows from
 * the imports of the route files.
 */
export function preloadFiles(
  chunks: readonly Chunk[],
  sources: readonly RouteFile[],
): PreloadFiles {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const start = new Set<string>()
  for (const chunk of chunks) if (chunk.isEntry) addWithImports(chunk.fileName, byName, start)
  const texts: Record<string, string> = {}
  const chunkOf = new Map<string, string>()
  for (const { fileName, moduleIds } of chunks) {
    for (const id of moduleIds) {
      const [, language] = textsFile.exec(id) ?? []
      const [, path] = component.exec(id) ?? []
      if (language) texts[language] = fileName
      if (path) chunkOf.set(path, fileName)
    }
  }
  const files: string[] = []
  const indexOf = (file: string) => {
    if (!files.includes(file)) files.push(file)
    return files.indexOf(file)
  }
  const routes = screensAmong(sources).map((screen) => {
    const nested = sources.filter(({ name }) => name === screen.name || isBelow(screen.name, name))
    const found = new Set(start)
    for (const path of nested.flatMap(screensOf)) {
      const chunk = chunkOf.get(path)
      if (chunk) addWithImports(chunk, byName, found)
    }
    return {
      to: routePath(screen.name),
      files: [...found].slice(start.size).map(indexOf),
      texts: nested.flatMap(({ source }) => textsIn(source)),
    }
  })
  const parameters = ({ to }: PreloadRoute) => to.split('$').length
  return { files, texts, routes: routes.toSorted((a, b) => parameters(a) - parameters(b)) }
}

/** Returns the modules that a route loads to show its screen, as paths below `src`. */
export function screensOf({ source }: RouteFile): string[] {
  return [...source.matchAll(loadedScreen)].map(([, path = '']) => path)
}

export function filesBlock(files: PreloadFiles): string {
  return `<script type="application/json" id="preload-files">${JSON.stringify(files)}</script>`
}

const block = /<script type="application\/json" id="preload-files">(.*?)<\/script>/

/**
 * Returns the files that a route needs in addition to the bundle, with its texts in a language.
 * @param page The HTML of the build, which contains the table of routes.
 */
export function filesAt(to: string, language: string, page: string): string[] {
  const [, json] = block.exec(page) ?? []
  if (json === undefined) throw new Error('The page has no table of files: it is not of a build')
  const table = JSON.parse(json) as PreloadFiles
  const route = table.routes.find((one) => one.to === to)
  const texts = ['shop', ...(route?.texts ?? [])].map((name) => table.texts[`${language}/${name}`])
  const files = route?.files.map((index) => table.files[index]) ?? []
  return [...texts, ...files].filter((file) => file !== undefined)
}

/** Returns the routes that have a screen of their own. Layouts and catch-all routes have none. */
function screensAmong(sources: readonly RouteFile[]): RouteFile[] {
  return sources.filter(
    ({ name }) =>
      !/(^|[/.])(__root|\$)$/.test(name) && !sources.some((other) => isBelow(other.name, name)),
  )
}

const wordsOf = (name: string) => name.split(/[/.]/)

/**
 * Returns whether a route is nested in a layout. For example, `_shop/account.orders` is nested in
 * `_shop/account`.
 */
function isBelow(name: string, layout: string): boolean {
  const words = wordsOf(name)
  const above = wordsOf(layout)
  return words.length > above.length && above.every((word, index) => words[index] === word)
}

/**
 * Returns the URL path of a route: `/account/orders/$code` for `_shop/account.orders.$code`, and
 * `/orders/$id/edit` for `orders.$id_.edit`.
 */
export function routePath(name: string): string {
  const words = wordsOf(name).filter((word) => !word.startsWith('_') && word !== 'index')
  return `/${words.map((word) => word.replace(/_$/, '')).join('/')}`
}

/** Returns the text bundles that a route's loader loads, for example by `loadMessages('account', 'auth')`. */
function textsIn(source: string): string[] {
  return [...source.matchAll(loadedTexts)].flatMap(([, bundles = '']) =>
    [...bundles.matchAll(/'(\w+)'/g)].map(([, bundle = '']) => bundle),
  )
}

/** Adds a file and all files that it imports to `found`, and returns `found`. */
export function addWithImports(
  fileName: string,
  byName: ReadonlyMap<string, Chunk>,
  found: Set<string>,
) {
  if (found.has(fileName)) return found
  found.add(fileName)
  for (const imported of byName.get(fileName)?.imports ?? [])
    addWithImports(imported, byName, found)
  return found
}
