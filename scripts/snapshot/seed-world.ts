import { openMockModules } from '../lib/mock-modules.ts'

/** The seed of the mock world, served. */
export interface SeedWorld {
  url: string
  close(): Promise<void>
}

/** Serves what a browser that opens the demo for the first time has in it, for the demo's snapshots. */
export async function openSeedWorld(): Promise<SeedWorld> {
  const modules = await openMockModules()
  const { startServer } = (await modules.load('/mocks/server.ts')) as {
    startServer: (options: { port: number; latency: string }) => Promise<SeedWorld>
  }
  const server = await startServer({ port: 0, latency: 'instant' })
  return {
    url: server.url,
    async close() {
      await server.close()
      await modules.close()
    },
  }
}
