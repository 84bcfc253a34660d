import { expect, expectNoAxeViolations, test } from '../fixtures'

const screens = ['/', '/category/dresses', '/products/dam-chu-a-co-sen-tu-anh', '/cart', '/nowhere']

// On phones, routes.spec.ts covers it with deep links.
test('axe finds nothing on wide screens @§14.2a', { tag: '@desktop' }, async ({ page }) => {
  for (const path of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoAxeViolations(page)
  }
  // The narrowest window with the menu in its bar: there each chevron stands closest to the next word.
  await page.setViewportSize({ width: 1200, height: 900 })
  await expectNoAxeViolations(page)
})

test('where the focus goes', async ({ page, text }) => {
  await page.goto('/category/dresses')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await test.step('the cart panel goes with its page, gives the focus on and stays closed on the way back', async () => {
    await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').last().click()
    const panel = page.getByRole('dialog', { name: text('cart.title') })
    await panel.getByRole('link', { name: text('cart.empty.action') }).click()
    await expect(page).toHaveURL(/products$/)
    await expect(panel).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/dresses$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(panel).toBeHidden()
  })

  await test.step('the focus follows to another screen and stays on the same one @§14.2b', async () => {
    await page.getByRole('main').getByRole('article').first().getByRole('link').press('Enter')
    await expect(page).toHaveURL(/products/)
    await expect(page.locator('main:focus, h1:focus')).toBeVisible()
    const size = page.getByRole('radiogroup').last().getByRole('radio').nth(1)
    await size.check({ force: true })
    await expect(page).toHaveURL(/variant/)
    await expect(size).toBeFocused()
  })
})
