import { expect, expectNoAxeViolations, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { callsTo, worldOf, visit } from '../support/world'
import { askBehind, rows, scan, stopClock } from './staff'

const text = textsOf('en')

test('staff call and confirm cash orders one after the other, by keys alone @§2.1.1 @§4.12.1 @§10.6.8', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/admin/orders?scenario=login:staff')
  const tabs = page.getByRole('navigation', { name: text('adminOrders.tabs') })
  await expect(tabs.getByRole('link', { name: `${text('adminOrders.tab.queue')} 1` })).toBeVisible()
  await expectNoAxeViolations(page)
  await tabs.getByRole('link', { name: text('adminOrders.tab.queue') }).press('Enter')
  await expect(page).toHaveURL(/status=pending&payment_method=cod/)
  await expect(rows(page)).toHaveCount(2)
  const order = (await worldOf(page)('orders')).find(
    ({ status, payment_method }) => status === 'pending' && payment_method === 'cod',
  )
  const row = rows(page).nth(1)
  await expect(row.getByRole('link', { name: /^Call / })).toHaveAttribute(
    'href',
    `tel:${order?.phone}`,
  )
  const confirm = row.getByRole('button', { name: `Confirm order ${order?.code}` })
  const undo = row.getByRole('button', { name: text('ui.undo') })
  const moves = async () =>
    (await callsTo(page)).filter(({ path }) => path === '/api/admin/orders/moves').length

  // The undo button appears in place of the confirm button. The second click of a slow double click lands on
  // the undo button, and must not undo the confirmation.
  const confirmed = page.waitForResponse(/\/api\/admin\/orders\/moves$/)
  await stopClock(page)
  await confirm.press('Enter')
  await (await confirmed).finished()
  await page.clock.runFor(350)
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  expect(await moves()).toBe(1)
  await page.clock.runFor(700)
  await page.clock.resume()
  await undo.press('Enter')
  await expect(confirm).toBeFocused()
  await page.clock.fastForward(700)
  await confirm.press('Enter')
  await expect(undo).toBeFocused()
  expect(await moves()).toBe(3)
  await page.clock.fastForward(9000)
  await expect(page.getByText(text('adminOrders.empty.queue'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(tabs.getByRole('link', { name: `${text('adminOrders.tab.queue')} 0` })).toBeVisible()
  await tabs.getByRole('link', { name: text('adminOrders.status.processing') }).click()
  await page.getByRole('link', { name: order?.code ?? '' }).click()
  await expect(page.getByRole('heading', { name: `Order ${order?.code}` })).toBeVisible()
  await expect(page.getByRole('button', { name: text('adminOrders.move.shipped') })).toBeVisible()
})

test.describe('with a faster colleague', () => {
  test.use({ expectedMessages: ['status of 409'] })

  test('staff find an order and cancel it although a colleague was faster @§10.6.1 @§10.6.5 @§10.2.16', async ({
    page,
  }) => {
    await visit(page, '/admin/orders?sort=total&scenario=login:staff')
    const world = worldOf(page)
    const order = (await world('orders')).find(({ status }) => status === 'processing')
    const item = (await world('order_items')).find(({ order_id }) => order_id === order?.id)
    if (!order || !item) throw new Error('The seed has no order to work on')
    const stock = async () =>
      (await world('variants')).find(({ id }) => id === item.variant_id)?.stock ?? 0
    const before = await stock()
    const search = page.getByRole('searchbox', { name: text('adminOrders.search') })
    await scan(search, 'ML000000-0000')
    await expect(page.getByText(text('table.noMatch.text'))).toBeVisible()
    await scan(search, order.code)
    await expect(page.getByRole('heading', { level: 1, name: order.code })).toBeFocused()
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: text('adminOrders.order.more') }).click()
    await page.getByRole('menuitem', { name: text('adminOrders.move.cancelled') }).click()
    const dialog = page.getByRole('dialog')
    const cancel = dialog.getByRole('button', { name: text('adminOrders.move.cancelled') })
    const reason = text('adminOrders.cancel.reason.unreachable')
    await dialog.getByRole('button', { name: reason }).click()
    await askBehind(page, {
      method: 'POST',
      path: `/api/admin/orders/${order.id}/transition`,
      body: { status: 'shipped' },
    })
    await cancel.click()
    await expect(dialog.getByRole('alert')).toContainText('“Shipped”')
    await expect(dialog.getByRole('textbox')).toHaveValue(reason)
    await cancel.click()
    await expect(dialog).toHaveCount(0)
    expect(await stock()).toBe(before + item.quantity)

    await page.getByRole('link', { name: text('adminOrders.order.back') }).click()
    await expect(page).toHaveURL(/sort=total.*q=|q=.*sort=total/)
    await expect(rows(page).nth(1)).toContainText(text('adminOrders.status.cancelled'))
  })
})

test('at 1024 px no tab is cut, and phone number and payment stand below name and status @§10.2.6', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const lang of ['en', 'vi']) {
    await visit(page, `/admin/orders?lang=${lang}&scenario=login:staff`)
    await expect(rows(page)).toHaveCount(21)
    const row = rows(page).nth(1)
    await expect(row.locator('a[href^="tel:"]')).toBeVisible()
    await expect(row.getByText(/^(COD|PayPal)/)).toBeVisible()
    const cut = await page
      .getByRole('main')
      .evaluate(
        (main) =>
          [...main.querySelectorAll('nav ul, [role=table]')].filter(
            ({ parentElement, scrollWidth, clientWidth }) =>
              scrollWidth > clientWidth ||
              (parentElement && parentElement.scrollWidth > parentElement.clientWidth),
          ).length,
      )
    expect(cut).toBe(0)
  }
})

test.describe('the confirmation', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('staff copy the confirmation of a cash order, in the queue and on the order @§10.6.12', async ({
    page,
  }) => {
    await visit(page, '/admin/orders?status=pending&payment_method=cod&scenario=login:staff')
    const order = (await worldOf(page)('orders')).find(
      ({ status, payment_method }) => status === 'pending' && payment_method === 'cod',
    )
    const code = order?.code ?? ''
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    const copy = page.getByRole('button', { name: `Copy confirmation ${code}` })
    await copy.click()
    await expect(page.getByText(`Confirmation of ${code} copied`)).toBeVisible()
    expect(await copied()).toContain(code)

    await page.getByRole('link', { name: code, exact: true }).click()
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await copy.click()
    await expect
      .poll(copied)
      .toMatch(new RegExp(`${code}:\n1 × [^]*\nTotal: [^]*/orders/track\\?code=${code}$`))
  })
})

test('staff merge two orders of one customer, and undo it; the merged order leads to the other @§10.24.1 @§10.24.3 @§10.24.5', async ({
  page,
}) => {
  await visit(page, '/admin/orders/60?scenario=login:staff')
  const merge = page.getByRole('button', { name: text('adminOrders.merge') })
  await merge.click()
  await page.getByRole('button', { name: text('adminOrders.merge.confirm') }).click()
  const merged = page.getByRole('heading', { name: text('adminOrders.double.merged') })
  await expect(merged).toBeVisible()
  await expectNoAxeViolations(page)
  await page
    .getByRole('link', { name: /-0057$/ })
    .first()
    .click()
  await expect(page.getByRole('term').filter({ hasText: text('order.mergedInto') })).toBeVisible()
  await page
    .getByRole('definition')
    .getByRole('link', { name: /-0060$/ })
    .last()
    .click()
  await page
    .getByRole('main')
    .getByRole('button', { name: text('ui.undo') })
    .click()
  await expect(merge).toBeVisible()
  await visit(page, '/admin/orders/new')
  await page.getByLabel(text('order.phone')).fill('0912 345 678')
  await expect(page.getByText(text('adminOrders.double.new'))).toBeVisible()
})
