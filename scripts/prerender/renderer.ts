import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Places from '../../src/app/prerender/places.ts'
import type * as Render from '../../src/app/prerender/render.tsx'
import { runScript } from '../lib/run.ts'

export type Renderer = typeof Places & typeof Render & { script: string }

/**
 * Builds the app's renderer for Node into a folder, which the caller removes. The build runs in a process of
 * its own, because the bundler never frees its 600 MB of memory.
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
 * Loads the renderer with the configuration block of a page, because the renderer reads the block while it
 * loads.
 */
export async function loadRenderer(folder: string, config: string): Promise<Renderer> {
  process.env['NODE_ENV'] = 'production'
  globalThis.shopConfigText = config
  const load = (name: string) => import(pathToFileURL(resolve(folder, `${name}.js`)).href)
  const script = readFileSync(resolve(folder, 'inline.js'), 'utf8')
  return { ...(await load('places')), ...(await load('render')), script } as Renderer
}

/**
 * Serves the data of the seed, as a browser has it when it first opens the demo. The prerendered pages of the
 * demo show this data.
 */
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
