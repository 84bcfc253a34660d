import type { AnyHandler } from 'msw'
import { setupWorker, type SetupWorker } from 'msw/browser'
import { interceptApi, operationHandlers } from '~mocks/pipeline/intercept'
import type { MockWorld } from '~mocks/pipeline/open-world'
import { isOperation } from '~mocks/scenarios/names'

let starting: Promise<SetupWorker> | undefined

/**
 * Starts the service worker, which all stories of a page share, once. It lies beside the page, below whatever
 * path.
 */
export function startWorker(): Promise<SetupWorker> {
  starting ??= start()
  return starting
}

async function start(): Promise<SetupWorker> {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: './mock-api-worker.js' },
  })
  return worker
}

/** The handlers of a story's mock world. */
export type WorldHandlers = {
  /** Answers every call. */
  all: AnyHandler[]
  /** Answers the calls that the toolbar lets fail, in front of a story's own answers. */
  faults: AnyHandler[]
}

/**
 * Returns the handlers of a fresh mock world, so that no story sees the data of another one. The world opens
 * with the first call, since most stories make none. `chosen` are the names that the toolbar added.
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
  // Paths start at the root of this origin: requests for the sources in src/api are no API calls.
  const { origin } = window.location
  const all = interceptApi({ answer }, origin)
  const isOffline = chosen.includes('offline')
  return { all, faults: isOffline ? all : operationHandlers({ answer }, origin, failing) }
}
