import type { Route } from '@playwright/test'
import { formatVnd } from '../../src/lib/numbers'
import { expect, test } from '../fixtures'
import { toastsOf } from '../support/cart'

test('a product opens with the data of its card, and Back leads to that card @§2.6.12 @§2.7.2', async ({
  page,
  text,
}) => {
  const answers: Route[] = []
  await page.route(/\/api\/products\/[\w-]+$/, (route) => void answers.push(route))
  await page.goto('/category/dresses')
  // Finds the first card with several colours.
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('radio') })
    .first()
  const link = card.getByRole('link')
  const name = (await link.textContent()) ?? ''
  const amount = Number(/[\d.]+(?=VND)/.exec(await card.innerText())?.[0].replaceAll('.', ''))
  const picture = card.locator('img').first()
  await expect(picture).toHaveJSProperty('complete', true)
  const file = await picture.getAttribute('src')
  const otherColour = page
    .getByRole('article')
    .filter({ has: page.getByRole('radio') })
    .nth(1)
    .getByRole('radio')
    .nth(1)
  await otherColour.locator('xpath=..').click()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  await link.click()

  const main = page.getByRole('main')
  const add = main.getByRole('button', { name: text('product.addToCart'), exact: true }).first()
  const heading = page.getByRole('heading', { level: 1, name })
  const colour = (nth: number) =>
    main
      .getByRole('radiogroup', { name: text('product.color') })
      .getByRole('radio')
      .nth(nth)

  await test.step('before the answer: all that the card knows, and a choice', async () => {
    await expect(heading).toBeFocused()
    await expect(main.getByText(formatVnd(amount)).first()).toBeVisible()
    await expect(main.locator(`[data-shot] img[src="${file}"]`).first()).toHaveJSProperty(
      'complete',
      true,
    )
    await expect(
      main.getByRole('navigation').getByRole('link', { name: 'Đầm', exact: true }),
    ).toBeVisible()
    await expect(colour(0)).toBeChecked()
    await colour(1).locator('xpath=..').click()
    await expect(colour(1)).toBeChecked()
    await expect(add).toBeDisabled()
  })

  await test.step('with the answer: the choice stays, a message names the new price, and it can be bought', async () => {
    for (const route of answers) {
      const answer = await route.fetch()
      await route.fulfill({
        body: (await answer.text()).replaceAll(String(amount), String(amount + 50_000)),
      })
    }
    await expect(add).toBeEnabled()
    await expect(colour(1)).toBeFocused()
    await expect(colour(1)).toBeChecked()
    await expect(page).toHaveURL(/variant=\d+/)
    const price = formatVnd(amount + 50_000)
    await expect(main.getByText(price).first()).toBeVisible()
    await expect(toastsOf(page, text).getByText(price)).toBeVisible()
  })

  await page.goBack()
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(300)
  // The list is as the shopper left it, with the other colour.
  await expect(otherColour).toBeChecked()
})
