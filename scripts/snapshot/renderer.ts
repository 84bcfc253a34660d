import { mkdirSync, mkdtempSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'
import type * as Places from '../../src/app/snapshot/places.ts'
import type { RenderedScreen, renderScreen as render } from '../../src/app/snapshot/render.tsx'
import { runScript } from '../lib/run.ts'
import type { Job, ThreadData } from './render-thread.ts'

export type Renderer = typeof Places & { renderScreen: typeof render }

/**
 * Bundles the app's renderer for Node into a folder for this run, which the caller removes. In a process of its own: the bundler does not
 * give back its memory, 600 MB, which a long run would hold.
 */
export async function buildRenderer(): Promise<string> {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/snapshot-')
  const { ok, output } = await runScript('scripts/snapshot/build-renderer.ts', [folder])
  if (!ok) throw new Error(output)
  return folder
}

/** In MB: without a bound a thread's memory is not tidied for a long time. A page of two megabytes needs a tenth of it. */
const resourceLimits = { maxOldGenerationSizeMb: 128 }

/**
 * Loads the renderer for the configuration block of a page, which its modules read as they load. Screens are rendered in threads, one for
 * each processor up to four.
 */
export async function loadRenderer(folder: string, config: string): Promise<Renderer> {
  globalThis.shopConfigText = config
  const moduleOf = (name: string) => pathToFileURL(resolve(folder, `${name}.js`)).href
  const places = (await import(moduleOf('places'))) as typeof Places
  const workerData: ThreadData = { module: moduleOf('render'), config }
  const threads = new Piscina<Job, RenderedScreen>({
    filename: new URL('render-thread.ts', import.meta.url).href,
    name: 'renderJob',
    workerData,
    minThreads: 1,
    // A thread that has nothing to do for a moment would go, and load the renderer again.
    idleTimeout: Infinity,
    // No more: the main thread asks the API and writes for them all.
    maxThreads: Math.min(4, availableParallelism()),
    resourceLimits,
  })
  return { ...places, renderScreen: (...job) => threads.run(job) }
}

/** Serves what a browser that opens the demo for the first time has in it, for the demo's snapshots. */
export async function openSeedWorld(): Promise<{ url: string; close(): Promise<void> }> {
  const { openMockModules } = await import('../lib/mock-modules.ts')
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
