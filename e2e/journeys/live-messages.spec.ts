import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { pick } from '../support/buy-a-dress'
import { openCheckout } from '../support/checkout'
import { liveMessagesOf } from '../support/live-messages'
import { ordersSince, visit } from '../support/world'

// The browser itself logs the refused coupon.
test.use({ expectedMessages: ['Failed to load resource'] })

/**
 * Returns a function that waits until the live regions have said exactly the given texts since its last call.
 */
async function listenTo(page: Page) {
  const take = await liveMessagesOf(page)
  return async (...texts: readonly RegExp[]) => {
    const heard: string[] = []
    const isSame = async () => {
      heard.push(...(await take()))
      return texts.map((text, at) => (text.test(heard[at] ?? '') ? text : heard[at]))
    }
    await expect.poll(isSame).toEqual(texts)
    expect(heard).toHaveLength(texts.length)
  }
}

test(
  'each step of an order is announced once, with its object @§14.2e @§14.2d',
  {
    tag: '@desktop',
  },
  async ({ page, text }) => {
    await visit(page, '/products/dam-chu-a-co-sen-tu-anh')
    const add = page.getByRole('button', { name: text('product.addToCart'), exact: true })
    await add.waitFor()
    const heardOnProduct = await listenTo(page)
    await add.click()
    await heardOnProduct(
      /^Success: Added to your cart\. Tu Anh A-line dress · Celadon · S .*View cart\. Undo$/,
    )

    await openCheckout(page, text, '', 'cod')
    const { ordered } = await ordersSince(page)
    const heard = await listenTo(page)
    const email = page.getByRole('textbox', { name: text('checkout.email') })
    await email.fill('lan')
    await email.press('Enter')
    await expect(email, 'Enter goes to the next field').not.toBeFocused()
    await heard(/^Enter an email address like name@example\.com$/)
    expect(await ordered(), 'and orders nothing').toBe(0)

    const coupon = page.getByRole('textbox', { name: text('checkout.coupon') })
    await coupon.fill('SAIMA')
    await heard(/^This code is wrong or has expired/)
    await coupon.press('Tab')
    await expect(coupon).toHaveAttribute('aria-invalid', 'true')
    await coupon.fill('MOCLAN14')
    await heard(/^96\.600VND off/)

    const street = page.getByRole('combobox', { name: text('checkout.street') })
    await street.fill('12 le loi, ben nghe, q1')
    await heard(/suggestion/)
    await street.press('ArrowDown')
    await street.press('Enter')
    await heard(/^Address filled in: 12 le loi, /)
    await pick(page, text('address.province'), 'da nang', /Đà Nẵng/)
    await heard(/^The fields below were cleared/)
  },
)

test(
  'an action on orders is announced once, and so is a search @§14.2e',
  {
    tag: '@desktop',
  },
  async ({ page, text }) => {
    await visit(page, '/admin/orders?status=pending&scenario=login:staff')
    const boxes = page.getByRole('table').getByRole('checkbox')
    await boxes.nth(2).waitFor()
    const heard = await listenTo(page)
    await boxes.nth(1).check()
    await boxes.nth(2).check()
    await heard(/^1 order selected$/, /^2 orders selected$/)
    await page
      .getByRole('button', { name: /^Confirm/ })
      .last()
      .press('Enter')
    await heard(/^Success: 2 orders confirmed/)
    await page.getByRole('searchbox', { name: text('adminOrders.search') }).fill('0912 345 678')
    await heard(/^\d+ orders?$/)
  },
)
