import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { brand, slides } from '../support/brand'

/**
 * The titles of the slides, sorted by the field `order`. This is the reverse order of their ids (Product §9).
 */
const titles = slides.map(({ title_1 }) => title_1)

const heroOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
/** Returns the title of the visible slide. All other slides are inert. */
const shown = (page: Page) => page.locator('main [aria-live] > :not([inert]) h2')

/** Resolves when the pictures of the next slide are decoded. The hero does not move before that. */
const decoded = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main [aria-live] img')]
    const due = pictures.filter(({ loading }) => loading === 'eager')
    await Promise.allSettled(due.map((picture) => picture.decode()))
  })

/** Waits until the slides are ready and at rest, and then stops the page's clock. */
async function stopClock(page: Page): Promise<void> {
  await expect(shown(page)).toBeVisible()
  await page.clock.pauseAt('2026-03-01T11:00:00')
  // A slide that is due appears as soon as its picture is decoded.
  await decoded(page)
  await page.clock.runFor(1000)
}

test.describe('the hero moves', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('each slide shows for 4 s, in order and again from the first; the pointer, the focus and the button stop it @§9.10', async ({
    page,
    text,
    isMobile,
  }) => {
    await page.clock.install({ time: '2026-03-01T10:00:00' })
    await page.goto('/')
    const pause = page.getByRole('button', { name: text('ui.slider.pause') })
    await stopClock(page)
    const from = titles.indexOf((await shown(page).textContent()) ?? '')
    for (const step of [1, 2, 3]) {
      await page.clock.runFor(4000)
      await decoded(page)
      await page.clock.runFor(1000)
      await expect(shown(page)).toHaveText(titles[(from + step) % titles.length] ?? '')
    }
    const rest = titles[from] ?? ''
    if (!isMobile) {
      await heroOf(page, text('home.hero')).hover({
        position: { x: 10, y: 200 },
      })
      await page.clock.runFor(9000)
      await expect(shown(page), 'rests under the pointer').toHaveText(rest)
      await page.mouse.move(0, 0)
    }
    await pause.focus()
    await page.clock.runFor(9000)
    await expect(shown(page), 'rests while the focus is inside').toHaveText(rest)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: text('ui.slider.play') }).blur()
    await page.clock.runFor(9000)
    await expect(shown(page), 'rests after the button').toHaveText(rest)
  })
})

test('with less motion the hero stands still, without arrows @§2.5.7', async ({ page, text }) => {
  await page.clock.install({ time: '2026-03-01T10:00:00' })
  await page.goto('/')
  const marks = heroOf(page, text('home.hero')).getByRole('button')
  await expect(marks).toHaveCount(3)
  await stopClock(page)
  const first = page.getByRole('main').locator('[aria-live] img').first()
  await expect(first, 'comes before other pictures').toHaveAttribute('fetchpriority', 'high')
  await expect(first).toHaveAttribute('loading', 'eager')
  await page.clock.runFor(9000)
  await expect(shown(page)).toHaveText(titles[0] ?? '')
  await marks.nth(1).click()
  await page.clock.runFor(1000)
  await expect(shown(page)).toHaveText(titles[1] ?? '')
  await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true')
})

test('four sections @§2.5.9 @§2.1.1 @§2.5.1 @§2.5.2', async ({ page, context, text }) => {
  await page.goto('/')
  await test.step('new products show below the first section, and no product shows twice', async () => {
    const shelf = page.getByRole('region', { name: text('product.shelf.new') })
    await page.getByRole('heading', { name: brand.home.office.title }).scrollIntoViewIfNeeded()
    await expect(shelf.getByRole('article')).toHaveCount(8)
    await expect(shelf.getByRole('link', { name: text('product.shelf.all') })).toHaveAttribute(
      'href',
      '/products',
    )
    await expect(page.getByRole('main').getByRole('link', { name: /VND$/ })).toHaveCount(3)
    const garments = page.getByRole('main').locator('a[href^="/products/"]')
    const addresses = await garments.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    )
    expect(new Set(addresses).size).toBe(addresses.length)
  })
  await expect(page.getByText('May tại Việt Nam', { exact: true })).toBeVisible()
  const sections = page.getByRole('main').locator('section[data-below]')
  await expect(sections.nth(0).getByRole('heading')).toHaveText(brand.home.office.title)
  await expect(
    sections.nth(1).getByRole('link', { name: brand.home.band.button_text }),
  ).toHaveAttribute('href', /^\/products\?q=/)
  await expect(sections.nth(2).getByRole('heading')).toHaveText('Danh mục nổi bật')
  await expect(sections.nth(3).getByRole('listitem')).toHaveCount(4)
  const opened = context.waitForEvent('page')
  await sections.nth(2).getByRole('link').first().click()
  await expect(await opened).toHaveURL(/\/category\/shirts$/)
})
