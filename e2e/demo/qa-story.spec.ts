import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { followStory, type Follower } from '../support/qa-story'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Writes the pictures of docs/qa.md when asked to: `QA_PICTURES=1`. */
async function takePicture(page: Page, file: string): Promise<void> {
  const { default: sharp } = await import('sharp')
  const folder = 'docs/images'
  mkdirSync(folder, { recursive: true })
  await expect(page.locator('input[aria-busy=true]')).toHaveCount(0)
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(`${folder}/${file}`)
}

const pictures = process.env['QA_PICTURES'] ? takePicture : undefined

test.describe('on a desktop', () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
    locale: 'en-US',
    shopLocale: 'en',
    expectedMessages: ['Failed to load resource'],
  })

  test('the story of docs/qa.md comes true: found, reproduced, sent', async ({ page, browser }) => {
    const follower: Follower = { page, browser, takePicture: pictures }
    await followStory('On a desktop: the order that gets no answer', follower)
    await follower.page.context().close()
  })
})
