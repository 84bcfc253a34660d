import type { Page } from '@playwright/test'
import type { CartProductsResponse } from '../../src/api/generated/model'
import { expect, test } from '../fixtures'
import { keepCart, linesOf, storedLines } from '../support/cart'

const dress = 'dam-chu-a-co-sen-tu-anh'
const shirt = 'ao-so-mi-linen-an-nhien'

test('two tabs show the same cart @§4.11.1 @§12.1.9', async ({ page, context, text }) => {
  await keepCart(page, dress, shirt)
  await page.goto('/cart')
  const other = await context.newPage()
  await other.goto('/cart')
  const here = linesOf(page, text).first()
  const there = linesOf(other, text).first()
  await expect(there.getByRole('checkbox')).toBeChecked()

  await here.getByRole('group').getByRole('button').last().click()
  await expect(there.getByRole('group')).toContainText('02')
  await there.getByRole('checkbox').uncheck({ force: true })
  await expect(here.getByRole('checkbox')).not.toBeChecked()
  await expect(here.getByRole('group'), 'and nothing is lost').toContainText('02')
})

test('two tabs that write at the same time lose nothing @§4.11.1', async ({
  page,
  context,
  text,
}) => {
  await keepCart(page, dress, shirt)
  const other = await context.newPage()
  const clicks = 21
  for (const tab of [page, other]) await tab.goto('/cart')
  const clickEach = async (tab: Page, line: number) => {
    const stepper = linesOf(tab, text).nth(line).getByRole('group')
    await stepper.evaluate(async (group, times) => {
      const [minus, plus] = group.querySelectorAll('button')
      for (let click = 0; click < times; click++) {
        // Both tabs wait for the same moment, so that they write at the same time.
        await new Promise((next) => setTimeout(next, 120 - (Date.now() % 120)))
        if (click % 2 === 0) plus?.click()
        else minus?.click()
      }
    }, clicks)
  }
  await Promise.all([clickEach(page, 0), clickEach(other, 1)])
  await expect
    .poll(async () => (await storedLines(page)).map(({ quantity }) => quantity))
    .toEqual([2, 2])
})

test('a hundred quick clicks are one quantity, few calls @§12.1.2', async ({ page, text }) => {
  await keepCart(page, dress)
  let syncs = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/cart/products')) syncs += 1
  })
  const synced = page.waitForResponse('**/api/cart/products')
  await page.goto('/cart')
  const { data }: CartProductsResponse = await (await synced).json()
  const stepper = linesOf(page, text).first().getByRole('group')
  await stepper
    .getByRole('button')
    .last()
    .evaluate(async (plus: HTMLButtonElement) => {
      for (let click = 0; click < 100; click++) {
        plus.click()
        // The pause makes each click a task of its own, as a real click is.
        await new Promise((next) => setTimeout(next))
      }
    })
  const expected = Math.min(101, data.cart_products[0]?.variant?.stock ?? 0)
  await expect(stepper).toContainText(String(expected).padStart(2, '0'))
  await expect.poll(async () => (await storedLines(page))[0]?.quantity).toBe(expected)
  expect(syncs, 'questions about the cart').toBeLessThanOrEqual(2)
  await page.reload()
  await expect(stepper).toContainText(String(expected).padStart(2, '0'))
})
