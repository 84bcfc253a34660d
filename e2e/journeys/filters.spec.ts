import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import type { Text } from '../support/texts'

const cardsOf = (page: Page) => page.getByRole('main').getByRole('article')
const namesOf = (page: Page) => cardsOf(page).getByRole('heading').allTextContents()

/**
 * Opens a filter: in a narrow window the sheet with all filters, in a wide window the menu of this filter.
 */
async function openFilter(page: Page, text: Text, facet: 'filter.color' | 'filter.size') {
  const main = page.getByRole('main')
  const sheet = main.getByRole('button', { name: text('filter.all'), exact: true })
  const menu = main.getByRole('button', { name: new RegExp(`^${text(facet)}( \\(\\d+\\))?$`) })
  await sheet.or(menu).filter({ visible: true }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('checkbox').first()).toBeVisible()
  return panel
}

/** Chooses a value of a filter. Returns the number of products that is shown beside the value. */
async function choose(panel: Locator, name: string): Promise<number> {
  const label = panel.locator('label').filter({ hasText: new RegExp(`^${name} \\d+$`) })
  const count = Number(/\d+$/.exec(await label.innerText())?.[0])
  await label.getByRole('checkbox').check()
  return count
}

test('a list is filtered, left and found again @both', async ({ page, text, shopLocale }) => {
  const red = shopLocale === 'vi' ? 'Đỏ' : 'Red'
  const said = (id: Parameters<Text>[0], value: string) => text(id).replace(/\{\w+\}/, value)
  const removeOf = (label: string) =>
    page.getByRole('main').getByRole('button', { name: said('filter.remove', label) })
  const totalOf = (n: number) => page.getByRole('status').filter({ hasText: new RegExp(`^${n} `) })
  await page.goto('/wishlist')
  await page.goto('/products?page=2&sort=low-to-high')
  await expect(cardsOf(page)).toHaveCount(12)
  const unfiltered = await namesOf(page)

  await test.step('a click opens page 1 of the list with as many products as its count promised, and one message says so @§2.7.4 @§2.7.5a @§2.7.6', async () => {
    const panel = await openFilter(page, text, 'filter.color')
    const count = await choose(panel, red)
    await expect(page).toHaveURL(/\/products\?sort=low-to-high&color=red$/)
    await expect(totalOf(count)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(totalOf(count)).toHaveCount(1)
  })

  await test.step('another filter narrows the list; closing the sheet by Back keeps the filter @§2.7.6', async () => {
    const panel = await openFilter(page, text, 'filter.size')
    const count = await choose(panel, 'XXL')
    await expect(page).toHaveURL(/color=red&size=XXL$/)
    await expect(totalOf(count)).toHaveCount(1)
    const isSheet = await panel.getByRole('button', { name: text('ui.close') }).isVisible()
    if (isSheet) await page.goBack()
    else await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(cardsOf(page)).toHaveCount(count)
    await expect(page).toHaveURL(/color=red&size=XXL$/)
  })

  await test.step('a click removes a filter; the set filters stay at the top of the window @§2.7.5b', async () => {
    const size = said('filter.size.value', 'XXL')
    await removeOf(size).click()
    await expect(page).toHaveURL(/sort=low-to-high&color=red$/)
    await expect(removeOf(red)).toBeFocused()
    await expect(cardsOf(page)).toHaveCount(12)
    await cardsOf(page).nth(9).scrollIntoViewIfNeeded()
    await expect(removeOf(red)).toBeInViewport()
    const bar = page.getByRole('list', { name: text('filter.chosen') }).locator('..')
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64)
  })

  await test.step('back from a product, and forward from the page before: filter, page and place @§2.7.2 @§2.7.5a', async () => {
    const names = await namesOf(page)
    const place = await page.evaluate(() => scrollY)
    await cardsOf(page).nth(9).getByRole('link').click()
    await expect(page).toHaveURL(/\/products\/[a-z]/)
    await page.goBack()
    await expect.poll(() => namesOf(page)).toEqual(names)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
    await page.goBack()
    await expect(page, 'the page that the first filter left, not one for each filter').toHaveURL(
      /products\?page=2&sort=low-to-high$/,
    )
    await expect.poll(() => namesOf(page)).toEqual(unfiltered)
    await page.goBack()
    await expect(page).toHaveURL('/wishlist')
    await page.goForward()
    await expect.poll(() => namesOf(page)).toEqual(unfiltered)
    await page.goForward()
    await expect(page).toHaveURL(/sort=low-to-high&color=red$/)
    await expect(removeOf(red)).toBeVisible()
  })
})
