import type { AnyHandler } from 'msw'
import { setupWorker, type SetupWorker } from 'msw/browser'
import { interceptApi } from '~mocks/pipeline/intercept'
import type { MockWorld } from '~mocks/pipeline/open-world'
import { worldScenarios } from '~mocks/scenarios/catalogue'

/** What the toolbar calls a world in which all is well. */
export const usual = 'usual'

/** The scenarios the toolbar offers. */
export const toolbarScenarios = [
  { value: usual, title: 'All is well' },
  ...Object.entries(worldScenarios).map(([value, title]) => ({ value, title })),
]

/** Starts the worker that all stories of a page share. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker()
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return worker
}

/**
 * Handlers of a fresh mock world, so that no story sees what another one did. The world opens with
 * the first call: most stories make none. A scenario of the toolbar replaces the story's own.
 */
export function worldHandlers(own: readonly string[], toolbar: string): AnyHandler[] {
  let world: Promise<MockWorld> | undefined
  async function open(): Promise<MockWorld> {
    const { openStoryApi } = await import('./story-api')
    return openStoryApi(toolbar === usual ? own : [toolbar])
  }
  async function answer(request: Request) {
    world ??= open()
    return (await world).answer(request)
  }
  // Of this origin only from its root: the sources of src/api are no calls.
  return [interceptApi({ answer }, window.location.origin)]
}
