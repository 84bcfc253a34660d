import { createServer } from 'vite'
import { sharedConfig } from '../vite/shared.ts'

/** Opens the mock world's TypeScript sources: Vite runs them and resolves their aliases. */
export async function openMockModules(): Promise<{
  /** Runs a module, by its path from the root: `/mocks/server.ts`. */
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
    define: { __API_MOCKS__: 'true', __PSEUDO_LOCALE__: 'false' },
  })
  return { load: (path) => vite.ssrLoadModule(path), close: () => vite.close() }
}
