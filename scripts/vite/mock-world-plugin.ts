import { isAbsolute, join, posix } from 'node:path'
import { build, normalizePath, type Logger, type Plugin } from 'vite'
import { type Bundle, keepBundle, readBundle } from './bundle-cache.ts'
import { packageOf } from './libraries.ts'
import { sharedConfig } from './shared.ts'

/** What the files of the bundle are called; no file of the sources is. */
const prefix = 'mock-world.'
const entryName = `${prefix}js`
const entry = 'mocks/browser.ts'
const isPart = (name: string) => name.startsWith(prefix) && name.endsWith('.js')

/** What says how the bundle is made, beside its modules: another of these makes another bundle. */
const makers = ['scripts/vite/mock-world-plugin.ts', 'scripts/vite/shared.ts', 'package-lock.json']

/** Returns a test for imports of what the page must have once: the shop's modules and the libraries that it uses. */
function shopsOwn(libraries: readonly string[]): (id: string) => boolean {
  const packages = new Set(libraries.map(packageOf))
  return (id) => id.startsWith('@/') || packages.has(packageOf(id))
}

/** Bundles the mock world of `root`. `libraries` are those that the shop imports. Throws for what can't be bundled. */
export async function bundleOf(root: string, libraries: readonly string[]): Promise<Bundle> {
  const output = await build({
    ...sharedConfig,
    configFile: false,
    root,
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      sourcemap: true,
      lib: { entry: posix.join(root, entry), formats: ['es'], fileName: () => entryName },
      rolldownOptions: {
        external: shopsOwn(libraries),
        output: { chunkFileNames: `${prefix}[name].js` },
      },
    },
  })
  const chunks = [output]
    .flat()
    .flatMap((part) => ('output' in part ? part.output : []))
    .filter((file) => file.type === 'chunk')
  return {
    files: new Map(
      chunks.map(({ fileName, code, map, imports, exports }) => [
        fileName,
        { code, map: map?.toString() ?? null, imports, exports },
      ]),
    ),
    // A module that the bundler makes up has no file; styles as text are those of a file with `?inline`.
    modules: new Set(
      chunks.flatMap(({ moduleIds }) =>
        moduleIds.filter(isAbsolute).map((id) => id.replace(/\?.*$/, '')),
      ),
    ),
  }
}

/** Returns the files that the page needs before it can answer a call. */
function startFiles({ files }: Bundle): string[] {
  const needed = new Set(
    [...files.keys()].filter((name) => /^mock-world\.(js|start-worker)/.test(name)),
  )
  for (const name of needed)
    for (const next of files.get(name)?.imports ?? []) if (files.has(next)) needed.add(next)
  return [...needed]
}

/**
 * Gives the dev server's page the mock world as a few files, instead of 200 modules with a request for each and of whole
 * libraries of which it needs little. The shop's modules stay single, because they change while somebody looks. An edit
 * of a mock reloads the page.
 * @param libraries what the shop imports; the mock world shares those
 */
export function mockWorld(libraries: readonly string[]): Plugin {
  let root = ''
  let base = ''
  let kept = ''
  let logger: Logger | null = null
  let bundling: Promise<Bundle> | null = null
  let latest: Bundle | null = null
  const bundle = () => (bundling ??= freshBundle())
  async function freshBundle(): Promise<Bundle> {
    const recipe = {
      makers: makers.map((file) => join(root, file)),
      settings: libraries.join(' '),
    }
    latest = await readBundle(kept, recipe)
    if (!latest) {
      const begunAt = Date.now()
      latest = await bundleOf(root, libraries)
      // Nobody waits for it, and without it the next start takes a second longer.
      keepBundle(kept, recipe, latest, begunAt).catch((error: unknown) =>
        logger?.warn(`The mock world was not kept for the next start: ${String(error)}`),
      )
    }
    return latest
  }
  return {
    name: 'shop:mock-world',
    apply: 'serve',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      base = config.base
      logger = config.logger
      kept = join(config.cacheDir, 'mock-world.json')
    },
    configureServer(server) {
      void server.warmupRequest(`/mocks/${entryName}`)
      server.middlewares.use(function serveMap(request, response, next) {
        const [, name = ''] = /\/(mock-world\.[\w.-]*js)\.map$/.exec(request.url ?? '') ?? []
        const map = latest?.files.get(name)?.map
        if (!map) return next()
        response.writeHead(200, { 'content-type': 'application/json' }).end(map)
      })
    },
    /** The browser would learn of the mock world only when it has read the shop. The first page waits for no names. */
    transformIndexHtml() {
      const names = latest ? startFiles(latest) : [entryName]
      return names.map((name) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', href: `${base}mocks/${name}` },
        injectTo: 'head',
      }))
    },
    resolveId(id) {
      const path = normalizePath(id)
      if (path === posix.join(root, 'mocks/browser')) return posix.join(root, 'mocks', entryName)
      const name = posix.basename(path)
      return isPart(name) ? posix.join(root, 'mocks', name) : null
    },
    async load(id) {
      const name = posix.basename(id)
      if (!isPart(name)) return null
      const chunk = (await bundle()).files.get(name)
      if (!chunk) throw new Error(`The mock world has no ${name} any more: reload the page`)
      // The code names its map, which fits as Vite changes no line; Vite's own would take a second to make.
      return { code: chunk.code, map: { mappings: '' }, moduleType: 'js' }
    },
    async hotUpdate({ file }) {
      const { name, moduleGraph, hot } = this.environment
      if (name !== 'client' || !bundling) return undefined
      // Any edit may mend a bundle that failed.
      const failed = { modules: new Set([file]) }
      const { modules } = await bundling.catch(() => failed)
      if (!modules.has(file)) return undefined
      bundling = null
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (isPart(posix.basename(id))) moduleGraph.invalidateModule(module)
      hot.send({ type: 'full-reload' })
      return []
    },
  }
}
