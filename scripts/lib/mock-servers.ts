import { networkInterfaces } from 'node:os'
import { createServer } from 'vite'
import { sharedConfig } from '../vite/shared.ts'
import { type BuiltPages, builtPages } from './static-files.ts'

interface MockServers {
  host: string
  /** One server per port, each with its own data. */
  ports: readonly number[]
  seed?: number
  /** Folder of a finished build to serve beside the API. */
  shop?: string
  cors: readonly string[]
  returnTo: readonly string[]
}

/** `startServer` of mocks/server.ts: the options used here. */
type StartServer = (options: {
  port: number
  host: string
  seed?: number
  pages?: BuiltPages
  cors: readonly string[]
  returnTo: readonly string[]
}) => Promise<{ url: string }>

/** Starts mock backends, which keep this process running. Resolves to the addresses of each, its own machine's first. */
export async function openMockServers(options: MockServers): Promise<string[][]> {
  const { host, ports, shop, ...others } = options
  const pages = shop === undefined ? null : builtPages(shop)
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
  const common = { host, ...others, ...(pages && { pages }) }
  const servers = await Promise.all(ports.map((port) => startServer({ port, ...common })))
  return servers.map(({ url }) => [url, ...networkAddresses(host, new URL(url).port)])
}

/** Returns the addresses of a server in the local network, if it listens there. */
function networkAddresses(host: string, port: string): string[] {
  if (host !== '0.0.0.0' && host !== '::') return []
  const addresses = Object.values(networkInterfaces()).flatMap((network) => network ?? [])
  const outside = addresses.filter(({ family, internal }) => family === 'IPv4' && !internal)
  return outside.map(({ address }) => `http://${address}:${port}`)
}
