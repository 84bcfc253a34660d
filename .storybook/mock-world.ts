import type { AnyHandler } from 'msw'
import { setupWorker, type SetupWorker } from 'msw/browser'
import { interceptApi } from '~mocks/pipeline/intercept'
import type { MockWorld } from '~mocks/pipeline/open-world'
import { worldScenarios } from '~mocks/scenarios/catalogue'

/** The toolbar's value for a world without faults. */
export const usual = 'usual'

/** The scenarios in the toolbar. */
export const toolbarScenarios = [
  { value: usual, title: 'All is well' },
  ...Object.entries(worldScenarios).map(([value, { en: title }]) => ({ value, title })),
]

/** Starts the service worker, which all stories of a page share. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker()
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return worker
}

/**
 * Returns the handlers of a fresh mock world, so that no story sees the data of another one. The world opens with the
 * first call, since most stories make none. A scenario of the toolbar replaces the story's own.
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
  // Matches paths from the root of this origin only: requests for the sources in src/api are no API calls.
  return [interceptApi({ answer }, window.location.origin)]
}
