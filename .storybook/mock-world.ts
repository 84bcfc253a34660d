import type { AnyHandler } from 'msw'
import type { MswApi } from 'msw-storybook-addon/types'
import { setupWorker } from 'msw/browser'
import { interceptApi, operationHandlers } from '~mocks/pipeline/intercept'
import type { MockWorld } from '~mocks/pipeline/open-world'
import { isOperation } from '~mocks/scenarios/names'

let starting: Promise<MswApi> | undefined

/**
 * Starts the service worker of the page, once for all its stories. The worker's file stands beside the page,
 * so that Storybook works below any path. In a browser without service workers, the page itself answers the
 * calls.
 */
export function startWorker(): Promise<MswApi> {
  starting ??= start()
  return starting
}

async function start(): Promise<MswApi> {
  if (!('serviceWorker' in navigator)) return (await import('./start-in-page')).startInPage()
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: './mock-api-worker.js' },
  })
  return worker
}

export type WorldHandlers = {
  /** The handlers of the story's world. They answer every call. */
  all: AnyHandler[]
  /** The handlers of the faults that the toolbar turns on. They come before the story's own handlers. */
  faults: AnyHandler[]
}

/**
 * Returns the handlers of a new mock world, so that no story sees the data of another story. The world opens
 * at the first call, because most stories make no call. `chosen` are the scenarios that the toolbar adds.
 */
export function worldHandlers(names: readonly string[], chosen: readonly string[]): WorldHandlers {
  let world: Promise<MockWorld> | undefined
  async function open(): Promise<MockWorld> {
    const { openStoryApi } = await import('./story-api')
    return openStoryApi(names)
  }
  async function answer(request: Request) {
    world ??= open()
    return (await world).answer(request)
  }
  const failing = chosen.map((name) => name.split('.')[0] ?? '').filter(isOperation)
  // Only paths of this origin's API are handled. Requests for source files in src/api are no API calls.
  const { origin } = window.location
  const all = interceptApi({ answer }, origin)
  const isOffline = chosen.includes('offline')
  return { all, faults: isOffline ? all : operationHandlers({ answer }, origin, failing) }
}
