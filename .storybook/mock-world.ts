import type { AnyHandler } from 'msw'
import { setupWorker, type SetupWorker } from 'msw/browser'

/** The scenarios the toolbar offers; the first one is the default. */
export const scenarios = ['default'] as const

/** Starts the worker that all stories of a page share. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker()
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return worker
}

/** Handlers of a fresh world in the given scenario, so that no story sees what another one did. */
export function worldHandlers(_scenario: string): AnyHandler[] {
  return []
}
