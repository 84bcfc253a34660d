import { type AnyHandler, http } from 'msw'
import { setupWorker, type SetupWorker } from 'msw/browser'
import { interceptApi } from '~mocks/pipeline/intercept'
import type { MockWorld } from '~mocks/pipeline/open-world'

/** The toolbar's value for a world without faults, and for the latency of the story. */
export const usual = 'usual'

/** The folder of this page: `/`, or the path below which Storybook is hosted. */
const folder = new URL('.', window.location.href)

/** The mock world names its pictures from the root of a host; below a path they lie beside this page. */
const artwork = http.get(`${window.location.origin}/artwork/*`, ({ request }) => {
  const { pathname } = new URL(request.url)
  return fetch(new URL(`.${pathname}`, folder))
})

/** Starts the service worker, which all stories of a page share. It lies beside the page, below whatever path. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker(...(folder.pathname === '/' ? [] : [artwork]))
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  })
  return worker
}

/**
 * Returns the handlers of a fresh mock world, so that no story sees the data of another one. The world opens with the
 * first call, since most stories make none.
 */
export function worldHandlers(names: readonly string[]): AnyHandler[] {
  let world: Promise<MockWorld> | undefined
  async function open(): Promise<MockWorld> {
    const { openStoryApi } = await import('./story-api')
    return openStoryApi(names)
  }
  async function answer(request: Request) {
    world ??= open()
    return (await world).answer(request)
  }
  // Matches paths from the root of this origin only: requests for the sources in src/api are no API calls.
  return [interceptApi({ answer }, window.location.origin)]
}
