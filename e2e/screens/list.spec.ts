import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const cardsOf = (page: Page) => page.getByRole('main').getByRole('article')
const pagingOf = (page: Page) => page.getByRole('main').locator('nav a[aria-label]')
const namesOf = (page: Page) => cardsOf(page).getByRole('heading').allTextContents()

/** Waits until the list has loaded. Until then the old page stays visible. */
async function waitForList(page: Page): Promise<void> {
  await expect(cardsOf(page).first()).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
}

const currentPageOf = (page: Page) =>
  page.getByRole('main').locator('nav a[aria-label][aria-current]')

/**
 * Waits until a page of the list has loaded. The URL changes earlier, so the test waits until the page's
 * number is the current one.
 */
async function waitForPage(page: Page, number: string): Promise<void> {
  await expect(currentPageOf(page)).toHaveText(number)
  await waitForList(page)
}

test('sort orders and paging of a list', async ({ page, text }) => {
  await page.goto('/products?page=3')
  await waitForList(page)

  await test.step('paging shows the first, the last and two around the current page @§2.7.1', async () => {
    const numbers = pagingOf(page).filter({ hasText: /\d/ })
    await expect(numbers).toHaveText(['1', '2', '3', '4', '5', '6'])
    await numbers.last().click()
    await waitForPage(page, '6')
    await expect(numbers).toHaveText(['1', '4', '5', '6'])
    await expect(page.getByRole('main').getByText('…', { exact: true })).toHaveCount(1)
  })

  await test.step('three orders sort by price; another order starts at page 1 @§2.1.1 @§2.7.1 @§4.6.1', async () => {
    const order = page.getByLabel(text('catalogue.sort'), { exact: true })
    await expect(order.getByRole('option')).toHaveText([
      text('catalogue.sort.default'),
      text('catalogue.sort.high-to-low'),
      text('catalogue.sort.low-to-high'),
    ])
    await order.selectOption('high-to-low')
    await expect(page).toHaveURL(/\/products\?sort=high-to-low$/)
    await expect(
      page.getByRole('status').filter({ hasText: text('catalogue.sort.high-to-low') }),
    ).toHaveCount(1)
    await waitForList(page)
    const words = await cardsOf(page).allInnerTexts()
    const prices = words.map((card) => /([\d.]+)VND/.exec(card)?.[1]?.replaceAll('.', '') ?? '')
    const numbers = prices.map(Number)
    expect(numbers).toHaveLength(12)
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one))
    await order.selectOption('default')
    await expect(page).toHaveURL(/\/products$/)
    await order.selectOption('low-to-high')
    await expect(page).toHaveURL(/\/products\?sort=low-to-high$/)
    await waitForList(page)
  })

  await test.step('paging: real links, one current page, focus and sight at the top of the list @§2.7.1 @§2.7.2', async () => {
    const first = await namesOf(page)
    const second = pagingOf(page).filter({ hasText: /^2$/ })
    await expect(second).toHaveAttribute('href', '/products?sort=low-to-high&page=2')

    await second.click()
    await expect(page).toHaveURL(/sort=low-to-high&page=2$/)
    await waitForPage(page, '2')
    expect(await namesOf(page)).not.toEqual(first)
    await expect(page.locator('main section:focus')).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

test('the strip of categories', async ({ page, text }) => {
  const strip = page.getByRole('navigation', {
    name: text('list.category.strip'),
  })

  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/category/dresses?page=2&sort=low-to-high')
  await waitForList(page)

  await test.step('the strip scrolls by 180 px, and a button shows only if there is more in its direction @§9.12', async () => {
    const next = strip.getByRole('button', {
      name: text('list.category.next'),
    })
    const previous = strip.getByRole('button', {
      name: text('list.category.previous'),
    })
    await expect(next).toBeVisible()
    await expect(previous).toBeHidden()
    await next.click()
    const row = strip.getByRole('list')
    await expect.poll(() => row.evaluate((list) => Math.round(list.scrollLeft))).toBe(180)
    await expect(previous).toBeVisible()
    await previous.click()
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(0)
    await expect(previous).toBeHidden()
  })

  await test.step('the strip narrows a category and starts at page 1 @§2.1.1 @§2.7.1 @§4.6.1', async () => {
    await expect(strip.locator('[aria-current]')).toHaveText(text('list.category.all'))
    await strip.getByRole('link', { name: 'Đầm maxi' }).click()
    await expect(page).toHaveURL(/\/category\/dresses\?sort=low-to-high&category=dam-maxi$/)
    await waitForList(page)
    await expect(strip.locator('[aria-current]')).toHaveText('Đầm maxi')
    await expect(cardsOf(page)).toHaveCount(3)
    await page.goBack()
    await expect(page).toHaveURL(/page=2&sort=low-to-high/)
  })

  await test.step('a subcategory shows with its neighbours; another one starts without page and order @§2.7.1 @§4.6.1', async () => {
    await page.goto('/category/dam-maxi?sort=low-to-high')
    await waitForList(page)
    await expect(strip.locator('[aria-current]')).toHaveText('Đầm maxi')
    await strip.getByRole('link', { name: 'Đầm công sở' }).click()
    await expect(page).toHaveURL(/\/category\/dam-cong-so$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Đầm công sở' })).toBeVisible()
    await expect(page.getByLabel(text('catalogue.sort'), { exact: true })).toHaveValue('default')
  })
})

// src/domain/catalogue/list-search.test.ts tests the values of each parameter.
test('a page past the end links to the first one @§12.2.1', async ({ page, text }) => {
  await page.goto('/category/dresses?page=99&sort=high-to-low')
  await expect(page.getByText(text('list.pastEnd'), { exact: true })).toBeVisible()
  await page.getByRole('link', { name: text('list.pastEnd.first') }).click()
  await expect(page).toHaveURL(/\/category\/dresses\?sort=high-to-low$/)
  await waitForList(page)
})

// A card shows its sizes only while a mouse hovers. This browser reports no hovering mouse, so the test looks
// for sizes that are in the page but hidden.
test('a colour chosen on a card stays with its sizes, in the other language too @desktop @§2.7.7', async ({
  page,
}) => {
  await page.goto('/category/dresses')
  const card = cardsOf(page).first()
  const second = card.getByRole('radio').nth(1)
  const size = card.getByRole('button', { name: 'M', exact: true, includeHidden: true })
  await second.check()
  await card.hover()
  await expect(size).toBeAttached()
  await page.getByRole('banner').getByRole('button', { name: /^VI/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Đầm', exact: true })).toBeVisible()
  await expect(second).toBeChecked()
  await expect(size).toBeAttached()
})
