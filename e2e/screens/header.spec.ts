import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { brand } from '../support/brand'
import { contentOf, type Text, textsOf } from '../support/texts'
import { setScenario, visit } from '../support/world'

const list = '/category/dresses'
const dress = '/products/dam-chu-a-co-sen-tu-anh'

async function openList(page: Page, scenario = '') {
  await visit(page, scenario ? `${list}?scenario=${scenario}` : list)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
}

/** Opens the product list. Returns the header's menu, which only wide screens show. */
async function openMenu(page: Page, text: Text) {
  await openList(page)
  return page.getByRole('banner').getByRole('navigation', { name: text('shell.menu') })
}

test('the menu of wide screens opens under the pointer, closes without it, and its first level stays a link @desktop', async ({
  page,
  shopLocale,
  text,
}) => {
  const shown = contentOf(shopLocale)
  const menu = await openMenu(page, text)
  const top = menu.getByRole('link', { name: shown('Chân váy'), exact: true })
  const child = menu.getByRole('link', { name: shown('Chân váy chữ A') })
  await expect(menu.getByRole('button').first()).toBeVisible()
  await top.hover()
  await expect(child).toBeVisible()
  await child.hover()
  await expect(child).toBeVisible()
  await page.getByRole('main').hover()
  await expect(child).toBeHidden()
  await top.hover()
  await expect(child).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(child).toBeHidden()
  await top.click()
  await expect(page).toHaveURL('/category/skirts')
})

test('the menu of wide screens opens its second level by keys, and Escape closes it @desktop @§2.3.2', async ({
  page,
  shopLocale,
  text,
}) => {
  const shown = contentOf(shopLocale)
  const menu = await openMenu(page, text)
  await menu.getByRole('link', { name: shown('Áo'), exact: true }).focus()
  const name = text('shell.subMenu').replace('{name}', shown('Áo'))
  const toggle = menu.getByRole('button', { name }).first()
  await expect(toggle).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(toggle).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  const child = menu.getByRole('link', { name: shown('Áo sơ mi'), exact: true })
  await page.keyboard.press('Tab')
  await expect(child).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(child).toBeHidden()
  await expect(toggle).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/category/ao-so-mi')
  await expect(child).toBeHidden()
  await toggle.click()
  await expect(child).toHaveAttribute('aria-current', 'page')
})

test('entries of a menu that do not fit in one line stand under "More" @desktop @§2.3.2', async ({
  page,
  text,
}) => {
  await openList(page, 'texts.long')
  const banner = page.getByRole('banner')
  const links = banner.getByRole('navigation').locator('a:visible')
  const more = banner.getByRole('button', { name: text('shell.more'), exact: true })
  await expect(more).toBeVisible()
  const lowest = () =>
    links.evaluateAll((all) => Math.max(...all.map((link) => link.getBoundingClientRect().bottom)))
  await expect.poll(lowest, 'no entry sticks out of the bar').toBeLessThanOrEqual(91)
  await more.click()
  await expect.poll(() => links.count()).toBeGreaterThan(8)
  await links.last().click()
  await expect(page).not.toHaveURL(/dresses/)
})

test('the menu of phones has both levels, search, account, phone and language @phone @§2.3.2', async ({
  page,
  text,
}) => {
  await openList(page)
  await page.getByRole('button', { name: text('shell.openMenu') }).click()
  const side = page.getByRole('dialog', { name: text('shell.menu') })
  await expect(side.getByRole('link', { name: text('shell.account') })).toBeVisible()
  await expect(side.locator('a[href^="tel:"]')).toBeVisible()
  await expect(side.getByRole('button', { name: /English/ })).toBeVisible()
  await side.getByRole('link', { name: 'Đầm công sở' }).click()
  await expect(side).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Đầm công sở' })).toBeVisible()
})

test('a choice of language applies at once, is kept, and shows in another tab @§2.3.2 @§1.6 @§4.11.1', async ({
  page,
  context,
  shopLocale,
  isMobile,
}) => {
  const other = shopLocale === 'vi' ? 'en' : 'vi'
  await page.goto('/cart')
  await expect(page.getByText(textsOf(shopLocale)('cart.empty'), { exact: true })).toBeVisible()
  const second = await context.newPage()
  await second.goto(list)
  await expect(second.locator('html')).toHaveAttribute('lang', shopLocale)
  if (isMobile)
    await second.getByRole('button', { name: textsOf(shopLocale)('shell.openMenu') }).click()
  const choice = second.locator(`button[lang=${other}]:visible`)
  await choice.click()
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page.getByText(textsOf(other)('cart.empty'), { exact: true })).toBeVisible()
  await second.reload()
  await expect(second.locator('html')).toHaveAttribute('lang', other)
  expect(await second.evaluate(() => localStorage.getItem('locale'))).toBe(other)
})

test('the bar is 91 px high, sticks, and nothing sticks out at 320 px @§9.12', async ({ page }) => {
  const banner = page.getByRole('banner')
  await page.goto(dress)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.wheel(0, 800)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  expect(await banner.boundingBox()).toMatchObject({ y: 0, height: 91 })
  await page.setViewportSize({ width: 320, height: 640 })
  const parts = await banner.locator('button:visible, a:visible').all()
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
  const sorted = boxes.flatMap((box) => box ?? []).toSorted((a, b) => a.x - b.x)
  expect(sorted[0]?.x).toBeGreaterThanOrEqual(0)
  expect(Math.max(...sorted.map(({ x, width }) => x + width))).toBeLessThanOrEqual(320)
  sorted.reduce((left, right) => {
    expect(left.x + left.width, 'nothing overlaps').toBeLessThanOrEqual(right.x + 0.5)
    return right
  })
})

test.describe('where the site info fails', () => {
  test.use({ expectedMessages: ['Failed to load resource'] })

  test('the shop works, and the next page asks again @§4.2.1 @§1.5a', async ({ page, text }) => {
    let failures = 0
    page.on('response', (answer) => {
      if (answer.url().endsWith('/api/website/info') && answer.status() === 500) failures += 1
    })
    await openList(page, 'siteInfo.serverError')
    // The shop retries a failed read once, so there are two failures.
    await expect.poll(() => failures).toBe(2)
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: new RegExp(`^${brand.name}`) })).toBeVisible()
    await expect(banner.locator('a[href^="tel:"]')).toHaveCount(0)
    await expect(banner.getByRole('button', { name: text('shell.search') })).toBeVisible()
    await setScenario(page)
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/products/)
    await expect(page).toHaveTitle(new RegExp(` · .*${brand.name}`))
    await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]').first()).toBeVisible()
  })
})
