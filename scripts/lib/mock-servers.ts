import { createServer } from 'vite'
import { sharedConfig } from '../vite/shared.ts'
import { builtPages } from './static-files.ts'

interface MockServers {
  host: string
  /** One server per port, each with its own data. */
  ports: readonly number[]
  seed?: number
  /** Folder of a finished build to serve beside the API. */
  shop?: string
}

/** `startServer` of mocks/server.ts: the options used here. */
type StartServer = (options: {
  port: number
  host: string
  seed?: number
  pages?: ReturnType<typeof builtPages>
}) => Promise<{ url: string }>

/** Starts mock backends, which keep this process running. Resolves to their addresses. */
export async function openMockServers(options: MockServers): Promise<string[]> {
  const { host, ports, seed, shop } = options
  // Vite runs the mock world's TypeScript sources and resolves their aliases.
  const vite = await createServer({
    ...sharedConfig,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    define: { __API_MOCKS__: 'true' },
  })
  const { startServer } = (await vite.ssrLoadModule('/mocks/server.ts')) as {
    startServer: StartServer
  }
  const pages = shop === undefined ? {} : { pages: builtPages(shop) }
  const servers = await Promise.all(
    ports.map((port) => startServer({ port, host, ...(seed !== undefined && { seed }), ...pages })),
  )
  return servers.map(({ url }) => url)
}
