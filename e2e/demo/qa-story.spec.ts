import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unpack } from '../../mocks/devtools/bundle/pack'
import { accounts } from '../../mocks/seed/accounts'
import { tokenKey } from '../../src/lib/kept-keys'
import { expect, test } from '../fixtures'
import { followStory, type Follower } from '../support/qa-story'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Writes the pictures of docs/qa.md when asked to: `QA_PICTURES=1`. */
async function takePicture(page: Page, file: string): Promise<void> {
  const { default: sharp } = await import('sharp')
  const folder = 'docs/images'
  mkdirSync(folder, { recursive: true })
  await expect(page.locator('input[aria-busy=true]')).toHaveCount(0)
  // On a phone the panel covers what stands lower.
  const isPhone = (page.viewportSize()?.width ?? 0) < 600
  if (isPhone) await page.evaluate(showHeading)
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(`${folder}/${file}`)
}

function showHeading(): void {
  const top = document.querySelector('h1')?.getBoundingClientRect().top ?? 0
  window.scrollBy({ top: top - 120, behavior: 'instant' })
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

test.describe('in English', () => {
  test.use({ locale: 'en-US', shopLocale: 'en' })

  test('rows are made, and taken back with one press', async ({ page, browser }) => {
    await followStory('Twenty products more', { page, browser })
  })
})

test('a bundle leads to the same data, without token or password', async ({ page, browser }) => {
  // Signed in by the form's call, so that a real token and a typed password could get into the bundle.
  await page.goto('/')
  // The mock backend answers once the shop stands.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { email, password } = accounts.staff
  const typed = [tokenKey, JSON.stringify({ email, password })] as const
  const token = await page.evaluate(async ([key, body]) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/auth/login', { method: 'POST', headers, body })
    const text: string = (await answer.json()).data.token
    localStorage.setItem(key, text)
    return text
  }, typed)
  const follower: Follower = { page, browser, takePicture: pictures, otherShows: '/about' }
  await followStory('Trên điện thoại: a name that is too long', follower)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const text = await unpack(new URL(link).hash.slice(1))
  for (const secret of [token, password, 'mock-session-of-']) expect(text).not.toContain(secret)
  expect(JSON.parse(text)).toMatchObject({ kind: 'moc-lan-bundle', signedInAs: 1 })
  expect(await follower.page.evaluate((key) => localStorage.getItem(key), tokenKey)).not.toBeNull()
  await follower.page.goBack()
  await expect(follower.page).toHaveURL(/\/about$/)
  await follower.page.context().close()
})
