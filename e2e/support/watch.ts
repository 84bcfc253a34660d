import type { Page, Request } from '@playwright/test'
import { slowdown } from '../../scripts/e2e-setup'

const loaded: ReadonlySet<string> = new Set(['document', 'script', 'fetch', 'xhr'])

/** Knows what a page still loads while it is looked at. */
export class Watch {
  #running = new Set<Request>()

  constructor(page: Page) {
    // Unsaved changes: the next screen opens all the same.
    page.on('dialog', (dialog) => void dialog.accept())
    page.on('request', (request) => {
      if (loaded.has(request.resourceType())) this.#running.add(request)
    })
    page.on('requestfinished', (request) => void this.#running.delete(request))
    page.on('requestfailed', (request) => void this.#running.delete(request))
  }

  /** Resolves when nothing loads any more and nothing on the page is busy; after three seconds at the latest, more on a slow machine. */
  async settled(page: Page): Promise<void> {
    const deadline = Date.now() + 3000 * slowdown
    for (let quiet = 0; quiet < 2 && Date.now() < deadline;) {
      const isBusy = await page
        .evaluate(async () => {
          await new Promise((resolve) => setTimeout(resolve, 25))
          return document.querySelector('[aria-busy=true]') !== null
        })
        // The page may have led to another one.
        .catch(() => true)
      quiet = isBusy || this.#running.size > 0 ? 0 : quiet + 1
    }
  }
}
