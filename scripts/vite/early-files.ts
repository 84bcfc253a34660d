export interface Chunk {
  fileName: string
  imports: readonly string[]
  moduleIds: readonly string[]
  isEntry: boolean
}

/** A route: its path below `src/routes` without `.tsx` and `.lazy`, such as `_shop/cart`, and the source of its files. */
export interface RouteFile {
  name: string
  source: string
}

/** The files that the page can request before the bundle does. */
export interface EarlyFiles {
  files: readonly string[]
  /** Text files by language and bundle, such as `vi/shop`. */
  texts: Readonly<Record<string, string>>
  /** Every address with a screen, static ones before those with parameters. Files of the entry chunk are left out. */
  routes: readonly EarlyRoute[]
}

interface EarlyRoute {
  /** The route's path as in links, such as `/products/$slug`. */
  to: string
  files: readonly number[]
  texts: readonly string[]
}

const textsFile = /\/src\/i18n\/compiled\/(\w+\/\w+)\.json$/
const component = /\/src\/(.+)\.tsx$/
const loadedScreen = /import\('@\/([\w/-]+)'\)/g
const loadedTexts = /loadMessages\(([^)]*)\)/g

/** Returns the route table of a build: the files and texts that each address needs, read from the route files. */
export function earlyFiles(chunks: readonly Chunk[], sources: readonly RouteFile[]): EarlyFiles {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const start = new Set<string>()
  for (const chunk of chunks) if (chunk.isEntry) follow(chunk.fileName, byName, start)
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
    // What a route shows is in its lazy file, or in the screen that it imports.
    const shown = nested.flatMap(({ name, source }) => [
      `routes/${name}.lazy`,
      ...[...source.matchAll(loadedScreen)].map(([, path = '']) => path),
    ])
    for (const path of shown) {
      const chunk = chunkOf.get(path)
      if (chunk) follow(chunk, byName, found)
    }
    return {
      to: addressOf(screen.name),
      files: [...found].slice(start.size).map(indexOf),
      texts: nested.flatMap(({ source }) => textsIn(source)),
    }
  })
  const parameters = ({ to }: EarlyRoute) => to.split('$').length
  return { files, texts, routes: routes.toSorted((a, b) => parameters(a) - parameters(b)) }
}

export function filesBlock(files: EarlyFiles): string {
  return `<script type="application/json" id="early-files">${JSON.stringify(files)}</script>`
}

const block = /<script type="application\/json" id="early-files">(.*?)<\/script>/

/** Returns a page with the table of one address only: a page that is served for no other need not carry the others' files. */
export function withFilesOf(to: string, page: string): string {
  return page.replace(block, (_all, json: string) => {
    const table = JSON.parse(json) as EarlyFiles
    return filesBlock(filesOf(to, table))
  })
}

/** Leaves in the table one route, its files, its texts and those of all screens, in all languages. */
function filesOf(to: string, { files, texts, routes }: EarlyFiles): EarlyFiles {
  const own = routes.filter((route) => route.to === to)
  const bundles = new Set(['shop', ...own.flatMap((route) => route.texts)])
  const used = own.flatMap((route) => route.files)
  return {
    files: used.map((index) => files[index] ?? ''),
    texts: Object.fromEntries(
      Object.entries(texts).filter(([name]) => bundles.has(name.split('/')[1] ?? '')),
    ),
    routes: own.map((route) => ({
      ...route,
      files: route.files.map((file) => used.indexOf(file)),
    })),
  }
}

/** Returns the routes with a screen of their own: no layouts, no catch-all routes. */
function screensAmong(sources: readonly RouteFile[]): RouteFile[] {
  return sources.filter(
    ({ name }) =>
      !/(^|[/.])(__root|\$)$/.test(name) && !sources.some((other) => isBelow(other.name, name)),
  )
}

const wordsOf = (name: string) => name.split(/[/.]/)

/** True when a route is nested in a layout: `_shop/account.orders` in `_shop/account`. */
function isBelow(name: string, layout: string): boolean {
  const words = wordsOf(name)
  const above = wordsOf(layout)
  return words.length > above.length && above.every((word, index) => words[index] === word)
}

/** Returns the address of a route: `_shop/account.orders.$code` is at `/account/orders/$code`, `orders.$id_.edit` at `/orders/$id/edit`. */
export function addressOf(name: string): string {
  const words = wordsOf(name).filter((word) => !word.startsWith('_') && word !== 'index')
  return `/${words.map((word) => word.replace(/_$/, '')).join('/')}`
}

/** Returns the text bundles that a route's loader loads: `loadMessages('account', 'auth')`. */
function textsIn(source: string): string[] {
  return [...source.matchAll(loadedTexts)].flatMap(([, bundles = '']) =>
    [...bundles.matchAll(/'(\w+)'/g)].map(([, bundle = '']) => bundle),
  )
}

/** Adds a file and all that it imports to `found`, which it returns. */
export function follow(fileName: string, byName: ReadonlyMap<string, Chunk>, found: Set<string>) {
  if (found.has(fileName)) return found
  found.add(fileName)
  for (const imported of byName.get(fileName)?.imports ?? []) follow(imported, byName, found)
  return found
}
