import { once } from 'node:events'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type * as Places from '../../src/app/snapshot/places.ts'
import type { RenderedScreen, renderScreen as render } from '../../src/app/snapshot/render.tsx'
import { runScript } from '../lib/run.ts'
import type { Job, Rendered, ThreadData } from './render-thread.ts'

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

/** The memory of a thread, in MB: without a bound it is not tidied for a long time. A page of two megabytes needs a tenth of it. */
const resourceLimits = { maxOldGenerationSizeMb: 128 }

/**
 * Loads the renderer for the configuration block of a page, which its modules read as they load. Screens are rendered in threads, one for
 * each processor.
 */
export async function loadRenderer(folder: string, config: string): Promise<Renderer> {
  globalThis.shopConfigText = config
  const moduleOf = (name: string) => pathToFileURL(resolve(folder, `${name}.js`)).href
  const places = (await import(moduleOf('places'))) as typeof Places
  const workerData: ThreadData = { module: moduleOf('render'), config }
  const thread = new URL('render-thread.ts', import.meta.url)
  const open = () => new Worker(thread, { workerData, resourceLimits })
  const idle = Array.from({ length: availableParallelism() }, () => open)
  const waiting: ((thread: typeof open) => void)[] = []

  function free(thread: typeof open): void {
    const next = waiting.shift()
    if (next) next(thread)
    else idle.push(thread)
  }

  async function renderScreen(...job: Job): Promise<RenderedScreen> {
    const take = idle.pop() ?? (await new Promise<typeof open>((next) => waiting.push(next)))
    const thread = take()
    thread.ref()
    thread.postMessage(job)
    const answered = once(thread, 'message') as Promise<[Rendered]>
    // A thread that has failed has ended. One that waits for work lets the run end.
    answered.then(
      () => {
        thread.unref()
        free(() => thread)
      },
      () => free(open),
    )
    const [{ screen, why }] = await answered
    if (!screen) throw new Error(why)
    return screen
  }
  return { ...places, renderScreen }
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
