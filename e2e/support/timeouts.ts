import type { Page } from '@playwright/test'
import { slowdown } from '../../scripts/lib/slow-machine'

/** Makes calls time out after 0.75 seconds instead of 15, later on a slow machine. Call it before the page opens. */
export async function shortTimeouts(page: Page): Promise<void> {
  await page.addInitScript((part) => {
    const after = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => after(ms * part)
  }, slowdown / 20)
}
