import { networkInterfaces } from 'node:os'
import { createServer } from 'vite'
import { contractPages } from '../contract/site.ts'
import { sharedConfig } from '../vite/shared.ts'
import { type BuiltPages, builtPages } from './static-files.ts'

type MockServers = {
  host?: string
  /** The ports to listen on. Each port has a server with its own data. */
  ports: readonly number[]
  seed?: number
  size?: 'usual' | 'large' | 'empty'
  now?: Date
  names?: readonly string[]
  shop?: string
  cors?: readonly string[]
  returnTo?: readonly string[]
  ownNames?: readonly string[]
  /** A host that answers some calls in place of the mock world. */
  realHost?: { base: string; real: string; fallback: boolean }
  /** The delay of the answers, as a text that `delayNamed` can read. */
  delay?: string
}

type StartServer = (
  options: Omit<MockServers, 'ports' | 'shop' | 'delay'> & {
    port: number
    pages?: BuiltPages
    contract: ReturnType<typeof contractPages>
  },
) => Promise<{ url: string; world: { signIn(login: string): string | null } }>

/**
 * Starts mock backends, for as long as this process runs. Resolves to the URLs of each backend. The first URL
 * is for this machine. Rejects when `delay` is unknown.
 */
export async function openMockServers(options: MockServers): Promise<string[][]> {
  const { host = '127.0.0.1', ports, shop, delay = 'usual', ...others } = options
  const pages = shop === undefined ? null : builtPages(shop)
  const modules = await openMockModules()
  const { startServer } = (await modules.load('/mocks/server.ts')) as {
    startServer: StartServer
  }
  const { delayNamed } = (await modules.load('/mocks/scenarios/parse.ts')) as {
    delayNamed: (text: string) => object | null
  }
  const speed = delayNamed(delay)
  if (speed === null) {
    throw new Error(
      `--delay must be instant, usual, 3g, hang, jitter:MS:SEED or a number of ms, not "${delay}"`,
    )
  }
  const contract = contractPages()
  const common = { host, ...speed, ...others, contract, ...(pages && { pages }) }
  const servers = await Promise.all(ports.map((port) => startServer({ port, ...common })))
  // Two sessions with fixed tokens are opened, so that scripts need not sign in.
  for (const { world } of servers) for (const login of ['shopper', 'staff']) world.signIn(login)
  return servers.map(({ url }) => [url, ...networkAddresses(host, new URL(url).port)])
}

function networkAddresses(host: string, port: string): string[] {
  if (host !== '0.0.0.0' && host !== '::') return []
  const addresses = Object.values(networkInterfaces()).flatMap((network) => network ?? [])
  const outside = addresses.filter(({ family, internal }) => family === 'IPv4' && !internal)
  return outside.map(({ address }) => `http://${address}:${port}`)
}

/** Opens the TypeScript sources of the mock world. Vite runs them and resolves their import aliases. */
export async function openMockModules(): Promise<{
  /** Runs a module, given by its path from the root, such as `/mocks/server.ts`. */
  load(path: string): Promise<object>
  close(): Promise<void>
}> {
  const vite = await createServer({
    ...sharedConfig,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    define: { __API_MOCKS__: 'true' },
  })
  return { load: (path) => vite.ssrLoadModule(path), close: () => vite.close() }
}
