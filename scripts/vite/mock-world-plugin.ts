import { posix } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { packageOf } from './libraries.ts'
import { sharedConfig } from './shared.ts'

/** What the files of the bundle are called; no file of the sources is. */
const prefix = 'mock-world.'
const entryName = `${prefix}js`
const entry = 'mocks/browser.ts'

type Bundle = {
  /** The code by name of its file. */
  files: ReadonlyMap<string, Rolldown.OutputChunk>
  /** The paths of the modules inside. */
  modules: ReadonlySet<string>
}

/** Returns a test for imports of what the page must have once: the shop's modules and the libraries that it uses. */
function shopsOwn(libraries: readonly string[]): (id: string) => boolean {
  const packages = new Set(libraries.map(packageOf))
  return (id) => id.startsWith('@/') || packages.has(packageOf(id))
}

async function bundleOf(root: string, libraries: readonly string[]): Promise<Bundle> {
  const output = await build({
    ...sharedConfig,
    configFile: false,
    root,
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      sourcemap: true,
      lib: { entry: posix.join(root, entry), formats: ['es'], fileName: () => entryName },
      rolldownOptions: {
        external: shopsOwn(libraries),
        output: { chunkFileNames: `${prefix}[name]-[hash].js` },
      },
    },
  })
  const chunks = [output]
    .flat()
    .flatMap((part) => ('output' in part ? part.output : []))
    .filter((file) => file.type === 'chunk')
  return {
    files: new Map(chunks.map((chunk) => [chunk.fileName, chunk])),
    modules: new Set(chunks.flatMap(({ moduleIds }) => moduleIds)),
  }
}

/**
 * Gives the dev server's page the mock world as a few files, instead of 200 modules with a request for each and of whole
 * libraries of which it needs little. The shop's modules stay single, because they change while somebody looks. An edit
 * of a mock reloads the page.
 * @param libraries what the shop imports; the mock world shares those
 */
export function mockWorld(libraries: readonly string[]): Plugin {
  let root = ''
  let bundling: Promise<Bundle> | null = null
  const bundle = () => (bundling ??= bundleOf(root, libraries))
  return {
    name: 'shop:mock-world',
    apply: 'serve',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    configureServer(server) {
      void bundle().catch(() => undefined)
      void server.warmupRequest(`/mocks/${entryName}`)
    },
    resolveId(id) {
      const path = posix.normalize(id)
      if (path === posix.join(root, 'mocks/browser')) return posix.join(root, 'mocks', entryName)
      const name = posix.basename(path)
      return name.startsWith(prefix) ? posix.join(root, 'mocks', name) : null
    },
    async load(id) {
      const name = posix.basename(id)
      if (!name.startsWith(prefix)) return null
      const chunk = (await bundle()).files.get(name)
      if (!chunk) throw new Error(`The mock world has no ${name} any more: reload the page`)
      return { code: chunk.code, map: chunk.map ?? null, moduleType: 'js' }
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
        if (posix.basename(id).startsWith(prefix)) moduleGraph.invalidateModule(module)
      hot.send({ type: 'full-reload' })
      return []
    },
  }
}
