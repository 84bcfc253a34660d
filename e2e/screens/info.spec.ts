import { expect, test } from '../fixtures'
import { brand } from '../support/brand'
import { setScenario, visit } from '../support/world'

test('the device keeps measures: a product shows and chooses the fitting size until they are deleted @§2.14.3 @§2.14.4', async ({
  page,
  text,
}) => {
  await page.goto('/size-guide')
  const waist = page.getByRole('textbox', { name: text('sizes.girth.waist') })
  await waist.fill('68')
  await waist.press('Enter')
  await expect(page.getByText(text('sizes.kept'))).toBeVisible()

  await page.goto('/products/dam-chu-a-co-sen-tu-anh')
  const size = page.getByText(text('mySize.is').replace('{size}', 'M'))
  await expect(size).toBeVisible()
  await expect(page.getByRole('radio', { name: /^M/ })).toBeChecked()

  await test.step('a card says that the fitting size is sold out; one click filters by it @§2.14.4', async () => {
    await page.route('**/api/products/by-category/dresses**', async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      for (const size of body.data.products[1].sizes) size.in_stock = size.name !== 'M'
      await route.fulfill({ response, json: body })
    })
    await page.goto('/category/dresses')
    const cards = page.getByRole('main').getByRole('article')
    const soldOut = text('mySize.card').replace('{size}', 'M')
    await expect(cards.nth(1).getByText(soldOut)).toBeVisible()
    await expect(page.getByText(soldOut)).toHaveCount(1)
    await page.getByRole('button', { name: text('filter.all'), exact: true }).click()
    await page.getByRole('button', { name: /: M$/ }).click()
    await expect(page).toHaveURL(/size=M$/)
    await page.goto('/products/dam-chu-a-co-sen-tu-anh')
  })

  await page.getByRole('link', { name: text('mySize.change') }).click()
  await expect(waist).toHaveValue('68')
  await page.getByRole('button', { name: text('sizes.forget') }).click()
  await expect(waist).toHaveValue('')
  await page.goto('/products/dam-chu-a-co-sen-tu-anh')
  await expect(page.getByRole('radio', { name: /^S/ })).toBeChecked()
  await expect(size).toBeHidden()
})

test('with a full storage measures get their answer, and no message claims that they are kept', async ({
  page,
  text,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await page.goto('/size-guide')
  const waist = page.getByRole('textbox', { name: text('sizes.girth.waist') })
  await waist.fill('68')
  await waist.press('Enter')
  const answer = text('sizes.finder.size').replace('{size}', 'M')
  await expect(page.getByText(answer, { exact: true })).toBeVisible()
  await expect(page.getByText(text('sizes.kept'))).toBeHidden()
})

test.describe('contact and help', () => {
  test.use({ expectedMessages: ['Failed to load resource'] })

  test('a failed contact page shows its error, and the retry loads it @§8.4.1', async ({
    page,
    text,
  }) => {
    await visit(page, '/contact?scenario=siteInfo.serverError')
    const main = page.getByRole('main')
    await expect(main.getByRole('alert').getByText(text('info.error.site'))).toBeVisible()
    const help = page.getByRole('contentinfo').locator('summary', { hasText: text('footer.help') })
    await help.click()
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
    await setScenario(page)
    await main.getByRole('button', { name: text('ui.retry') }).click()

    await test.step('contact: phone number, e-mail address and address @§2.1.1 @§2.14.2', async () => {
      // The Zalo link uses the same phone number, so two links match.
      await expect(
        main.getByRole('link', { name: brand.contact.phone, exact: true }).first(),
      ).toHaveAttribute('href', `tel:${brand.contact.phone.replaceAll(' ', '')}`)
      await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
      await expect(main.getByText(brand.contact.address)).toBeVisible()
    })

    await test.step('a question opens, and the contents lead to their section @§2.1.1', async () => {
      await page.getByRole('contentinfo').locator('a[href="/help"]').first().click()
      await page.locator('summary', { hasText: text('info.help.ship.fee') }).click()
      await expect(page.getByText(/^30.000VND/)).toBeVisible()
      await page
        .getByRole('navigation', { name: text('info.contents') })
        .getByRole('link', { name: text('info.help.account') })
        .click()
      await expect(page).toHaveURL('/help#account')
      await expect(page.getByRole('heading', { name: text('info.help.account') })).toBeInViewport()
    })
  })
})
