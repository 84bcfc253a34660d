import { createReadStream, readFileSync, statSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { isAbsolute, join, posix, resolve, sep } from 'node:path'
import { msw } from 'msw/vite'
import { build, normalizePath, type Plugin } from 'vite'
import { brandFolder } from '../lib/brand.ts'
import { staticHeaders } from '../lib/static-files.ts'
import { sharedConfig } from './shared.ts'

const pictures = resolve('mocks/seed/artwork/files')
/** The brand's own pictures, which are served below `/artwork/brand/`. */
const ownPictures = ['logo.svg', 'favicon.svg']
const worker = 'mock-api-worker.js'
const workerSource = 'mocks/pipeline/mock-api-worker.js'

/**
 * Adds the pictures and the service workers of the mock world: to the dev server, and to builds with the mock
 * world. Real builds do not contain these files.
 */
export function mockFilePlugins(): Plugin[] {
  let outDir: string | null = null
  return [
    msw({ mode: 'worker-only' }),
    {
      name: 'shop:mock-files',
      configResolved({ command, root, build }) {
        if (command === 'build') outDir = resolve(root, build.outDir)
      },
      configureServer({ middlewares, config: { base } }) {
        const { pathname } = new URL(base, 'http://localhost')
        middlewares.use(pathname + worker, (_request, response) => {
          response.writeHead(200, staticHeaders(worker)).end(readFileSync(workerSource))
        })
        middlewares.use('/artwork', (request, response) => {
          const address = new URL(request.url ?? '/', 'http://localhost').pathname
          const own = ownPictures.find((name) => address === `/brand/${name}`)
          const file = own ? resolve(brandFolder, own) : join(pictures, decodeURIComponent(address))
          const isThere =
            (own || file.startsWith(pictures + sep)) &&
            statSync(file, { throwIfNoEntry: false })?.isFile()
          if (!isThere) return void response.writeHead(404).end('No such artwork')
          const headers = { ...staticHeaders(address), 'cache-control': 'public, max-age=3600' }
          createReadStream(file).pipe(response.writeHead(200, headers))
        })
      },
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: worker, source: readFileSync(workerSource) })
      },
      async writeBundle() {
        if (!outDir) return
        await cp(pictures, join(outDir, 'artwork'), { recursive: true, force: true })
        for (const name of ownPictures)
          await cp(join(brandFolder, name), join(outDir, 'artwork/brand', name))
      },
    },
  ]
}

const entryName = 'mock-world.js'

/**
 * Returns whether a file belongs to the bundle of the mock world. If two files have the same name, the
 * bundler adds a number, as in `mock-world2`.
 */
export const isMockWorldFile = (id: string) => /^mock-world\d*\.(.+\.)?js$/.test(posix.basename(id))

/**
 * Returns a test for imports of the shop's own modules and libraries. The page must load each of them only
 * once.
 */
function isShops(): (id: string) => boolean {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>
  }
  const names = Object.keys(dependencies)
  return (id) =>
    id.startsWith('@/') || names.some((name) => id === name || id.startsWith(`${name}/`))
}

type Bundle = {
  /** The code and the source map of each file of the bundle, by the file's name. */
  files: ReadonlyMap<string, { code: string; map: string | undefined }>
  modules: ReadonlySet<string>
}

export async function bundleMockWorld(root: string): Promise<Bundle> {
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
      lib: {
        entry: posix.join(root, 'mocks/browser.ts'),
        formats: ['es'],
        fileName: () => entryName,
      },
      rolldownOptions: {
        external: isShops(),
        output: { chunkFileNames: 'mock-world.[name].js' },
      },
    },
  })
  const chunks = [output]
    .flat()
    .flatMap((part) => ('output' in part ? part.output : []))
    .filter((file) => file.type === 'chunk')
  // Modules without a file, which only the bundler knows, are left out. Styles that are imported as text have
  // a path that ends with `?inline`.
  const ids = chunks.flatMap(({ moduleIds }) => moduleIds).filter(isAbsolute)
  return {
    files: new Map(
      chunks.map(({ fileName, code, map }) => [fileName, { code, map: map?.toString() }]),
    ),
    modules: new Set(ids.map((id) => id.replace(/\?.*$/, ''))),
  }
}

/**
 * Gives the dev server's page the mock world as a few files instead of 200. The shop's own modules stay
 * separate, because they change while a developer works.
 */
export function mockWorldPlugin(): Plugin {
  let root = ''
  let bundling: Promise<Bundle> | null = null
  let latest: Bundle | null = null
  const bundle = async () => (latest = await (bundling ??= bundleMockWorld(root)))
  return {
    name: 'shop:mock-world',
    apply: 'serve',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    configureServer(server) {
      void server.warmupRequest(`/mocks/${entryName}`)
      server.middlewares.use(function serveMap(request, response, next) {
        const [, name = ''] = /\/(mock-world\d*\.[\w.-]*js)\.map$/.exec(request.url ?? '') ?? []
        const map = latest?.files.get(name)?.map
        if (!map) return next()
        response.writeHead(200, { 'content-type': 'application/json' }).end(map)
      })
    },
    resolveId(id) {
      const path = normalizePath(id)
      if (path === posix.join(root, 'mocks/browser')) return posix.join(root, 'mocks', entryName)
      return isMockWorldFile(path) ? posix.join(root, 'mocks', posix.basename(path)) : null
    },
    async load(id) {
      if (!isMockWorldFile(id)) return null
      const name = posix.basename(id)
      const file = (await bundle()).files.get(name)
      if (!file) throw new Error(`The mock world has no ${name} any more: reload the page`)
      // The code contains the URL of its source map. That map stays correct, because Vite changes no line.
      // Making Vite's own map would take a second.
      return { code: file.code, map: { mappings: '' }, moduleType: 'js' }
    },
    async hotUpdate({ file }) {
      const { name, moduleGraph, hot } = this.environment
      if (name !== 'client' || !bundling) return undefined
      // After a failed bundle, any edit starts a new bundle, because the edit may fix the failure.
      const { modules } = await bundling.catch(() => ({ modules: new Set([file]) }))
      if (!modules.has(file)) return undefined
      bundling = null
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (isMockWorldFile(id)) moduleGraph.invalidateModule(module)
      hot.send({ type: 'full-reload' })
      return []
    },
  }
}
