import { parentPort, workerData } from 'node:worker_threads'
import type * as Render from '../../src/app/snapshot/render.tsx'
import { messageOf } from '../lib/command.ts'

// A thread of a run (renderer.ts): its fetch is the renderer's, which answers for one address at a time.

export interface ThreadData {
  /** The address of the bundled renderer, and the configuration block of the page. */
  module: string
  config: string
}
export type Job = Parameters<typeof Render.renderScreen>
export interface Rendered {
  screen?: Render.RenderedScreen
  /** Why there is no screen. */
  why?: string
}

const { module, config } = workerData as ThreadData
process.env['NODE_ENV'] = 'production'
globalThis.shopConfigText = config
const { renderScreen } = (await import(module)) as typeof Render

parentPort?.on('message', (job: Job) => {
  const answer = (rendered: Rendered) => parentPort?.postMessage(rendered)
  renderScreen(...job).then(
    (screen) => answer({ screen }),
    (error: unknown) => answer({ why: messageOf(error) }),
  )
})
