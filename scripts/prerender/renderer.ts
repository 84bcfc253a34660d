import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Places from '../../src/app/prerender/places.ts'
import type * as Render from '../../src/app/prerender/render.tsx'
import { runScript } from '../lib/run.ts'

export type Renderer = typeof Places & typeof Render & { script: string }

/**
 * Bundles the app's renderer for Node into a folder for this run, which the caller removes. It runs in its
 * own process, because the bundler does not free its 600 MB of memory, which a long run would hold.
 */
export async function buildRenderer(isDemo: boolean): Promise<string> {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/prerendered-')
  const { ok, output } = await runScript('scripts/prerender/build-renderer.ts', [
    folder,
    ...(isDemo ? ['demo'] : []),
  ])
  if (!ok) throw new Error(output)
  return folder
}

/**
 * Loads the renderer with the configuration block of a page. The renderer's modules read the block while they
 * load.
 */
export async function loadRenderer(folder: string, config: string): Promise<Renderer> {
  process.env['NODE_ENV'] = 'production'
  globalThis.shopConfigText = config
  const load = (name: string) => import(pathToFileURL(resolve(folder, `${name}.js`)).href)
  const script = readFileSync(resolve(folder, 'inline.js'), 'utf8')
  return { ...(await load('places')), ...(await load('render')), script } as Renderer
}

/** Serves the data of a browser that opens the demo for the first time, for the demo's prerendered pages. */
export async function openSeedWorld(): Promise<{ url: string; close(): Promise<void> }> {
  const { openMockModules } = await import('../lib/mock-servers.ts')
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
