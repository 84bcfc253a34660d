import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from '../fixtures'

/** True when this run takes the pictures of README.md and docs/qa.md (`npm run test:e2e -- --pictures`). */
export const takesPictures = process.env['PICTURES'] !== undefined

/**
 * The clock of the pictures: nine in the morning in Vietnam. With a fixed clock, dates look the same on every
 * day.
 */
const pictureTime = new Date('2026-11-21T02:00:00Z')

export async function fixClock(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(pictureTime)
}

/**
 * Takes a picture and compares it with the one in docs/images. Up to a twentieth of the picture may differ,
 * because letters may be drawn slightly differently.
 */
export async function takePicture(page: Page, file: string): Promise<void> {
  await settle(page)
  const { width = 0 } = page.viewportSize() ?? {}
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const small = sharp(picture).resize({ width: width < 600 ? 540 : 960 })
  const webp = await small.webp({ quality: 80 }).toBuffer()
  expect(webp).toMatchSnapshot([file], { maxDiffPixelRatio: 0.05 })
}

/** Waits until the visible part of the page has its data and its pictures. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await everythingShown(page)
}

/** Waits until the visible part of the page is not busy and has its pictures. */
export async function everythingShown(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('[aria-busy=true], img')).every((element) => {
      const { top, left, height } = element.getBoundingClientRect()
      const isInSight =
        element.checkVisibility({ contentVisibilityAuto: true }) &&
        height > 0 &&
        top < window.innerHeight &&
        left < window.innerWidth
      return !isInSight || (element instanceof HTMLImageElement && element.complete)
    }),
  )
}
