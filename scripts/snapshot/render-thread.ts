import { workerData } from 'piscina'
import type { RenderedScreen, renderScreen as render } from '../../src/app/snapshot/render.tsx'

// A thread of a run (renderer.ts). It renders one address at a time, because the renderer's fetch answers for one.

export interface ThreadData {
  /** The address of the bundled renderer, and the configuration block of the page. */
  module: string
  config: string
}
export type Job = Parameters<typeof render>

const { module, config } = workerData as ThreadData
process.env['NODE_ENV'] = 'production'
globalThis.shopConfigText = config
const { renderScreen } = (await import(module)) as { renderScreen: typeof render }

export const renderJob = (job: Job): Promise<RenderedScreen> => renderScreen(...job)
