import { mkdirSync, mkdtempSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, mergeConfig } from 'vite'
import type * as Places from '../../src/app/snapshot/places.ts'
import type * as Render from '../../src/app/snapshot/render.tsx'
import { openMockModules } from '../lib/mock-modules.ts'
import { messages } from '../vite/messages-plugin.ts'
import { browserConfig } from '../vite/shared.ts'

export type Renderer = typeof Places & typeof Render

/** Bundles the app's renderer for Node into a folder for this run, which the caller removes. */
export async function buildRenderer(): Promise<string> {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/snapshot-')
  await build(
    mergeConfig(browserConfig, {
      configFile: false,
      logLevel: 'error',
      plugins: [react(), messages()],
      define: { __API_MOCKS__: 'false', __PSEUDO_LOCALE__: 'false' },
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: {
          input: { render: 'src/app/snapshot/render.tsx', places: 'src/app/snapshot/places.ts' },
        },
      },
    }),
  )
  return folder
}

/** Loads the renderer for the configuration block of a page, which its modules read as they load. */
export async function loadRenderer(folder: string, config: string): Promise<Renderer> {
  process.env['NODE_ENV'] = 'production'
  globalThis.shopConfigText = config
  const load = (name: string) => import(pathToFileURL(resolve(folder, `${name}.js`)).href)
  return { ...(await load('places')), ...(await load('render')) } as Renderer
}

/** Serves what a browser that opens the demo for the first time has in it, for the demo's snapshots. */
export async function openSeedWorld(): Promise<{ url: string; close(): Promise<void> }> {
  const modules = await openMockModules()
  const { startServer } = (await modules.load('/mocks/server.ts')) as {
    startServer: (options: object) => Promise<{ url: string; close(): Promise<void> }>
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
