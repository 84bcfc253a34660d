import type { Page } from '@playwright/test'

/** Calls give up after 3 seconds instead of 15. To be called before the page is opened. */
export async function shortTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const after = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => after(ms / 5)
  })
}
