import { networkInterfaces } from 'node:os'
import { contractPages } from '../contract/pages.ts'
import { openMockModules } from './mock-modules.ts'
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
  contract: ReturnType<typeof contractPages>
  cors: readonly string[]
  returnTo: readonly string[]
}) => Promise<{ url: string }>

/** Starts mock backends, which keep this process running. Resolves to the addresses of each, its own machine's first. */
export async function openMockServers(options: MockServers): Promise<string[][]> {
  const { host, ports, shop, ...others } = options
  const pages = shop === undefined ? null : builtPages(shop)
  const modules = await openMockModules()
  const { startServer } = (await modules.load('/mocks/server.ts')) as {
    startServer: StartServer
  }
  const common = { host, ...others, contract: contractPages(), ...(pages && { pages }) }
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
