import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { callsTo, visit, worldOf } from '../support/world'
import { askBehind, clickUntil } from './staff'

const text = textsOf('en')
const rows = (page: Page) => page.getByRole('table').locator('[data-row]')
const bulk = (page: Page) => page.getByRole('region', { name: text('adminOrders.bulk') })
const codesShown = async (page: Page) =>
  (await rows(page).allInnerTexts()).map((row) => /ML\d+-\d+/.exec(row)?.[0] ?? '')
const select = (page: Page, code: string) =>
  page.getByRole('checkbox', { name: `Select ${code}`, exact: true }).check()

/** Pastes a text into what has the focus, as from a spreadsheet. */
const paste = (page: Page, pasted: string) =>
  page.evaluate((words) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', words)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, pasted)

/** Opens the list of orders that are ready to leave, the cheapest first. */
async function openReady(page: Page) {
  await visit(page, '/admin/orders?status=processing&sort=total&scenario=login:staff')
  const pending = (await worldOf(page)('orders')).filter(({ status }) => status === 'pending')
  await askBehind(page, {
    method: 'POST',
    path: '/api/admin/orders/moves',
    body: { move: 'confirm', orders: pending.map(({ id }) => ({ id })) },
  })
  await page.reload()
  await expect.poll(async () => (await codesShown(page)).length).toBeGreaterThan(2)
}

test('orders leave with the numbers that stand beside them, and come back at once @§10.6.3 @§10.6.4', async ({
  page,
}) => {
  await openReady(page)
  const world = worldOf(page)
  const [one, two, three] = await codesShown(page)
  if (!one || !two || !three) throw new Error('The seed has too few orders to ship')
  for (const code of [three, one, two]) await select(page, code)
  await bulk(page).getByRole('button', { name: 'Ship (3)' }).click()
  const dialog = page.getByRole('dialog')
  const numberOf = (code: string) => dialog.getByRole('textbox', { name: new RegExp(`^${code}`) })

  const moves = async () =>
    (await callsTo(page)).filter(({ operation }) => operation === 'moveOrders').length
  const before = await moves()

  await numberOf(one).focus()
  await paste(page, `Order\tNumber\n${three}\tGHN3\n${two}\tGHN2\n${one}\tGHN1\n`)
  await expect(dialog.getByRole('alert')).toContainText('Order Number')
  await expect(dialog.getByText('3 of 3 orders have a tracking number')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ship 3 orders' }).click()
  await expect(dialog).toHaveCount(0)
  const shipped = async () =>
    (await world('orders')).flatMap(({ code, tracking_number }) =>
      [one, two, three].includes(code) ? [[code, tracking_number]] : [],
    )
  expect(Object.fromEntries(await shipped())).toEqual({
    [one]: 'GHN1',
    [two]: 'GHN2',
    [three]: 'GHN3',
  })

  // One of them by its row; then the others at once, and that one not again.
  const row = page.locator('[data-row]').filter({ hasText: two })
  const undoRow = row.getByRole('button', { name: text('ui.undo') })
  await clickUntil(undoRow, (soon) =>
    expect(row).not.toContainText(text('adminOrders.done.ship'), soon),
  )
  const statusOf = async (code: string) =>
    (await world('orders')).find((order) => order.code === code)?.status
  expect(await Promise.all([one, two, three].map(statusOf))).toEqual([
    'shipped',
    'processing',
    'shipped',
  ])
  const toast = page.getByRole('region', { name: text('ui.toast.region') })
  await toast.getByRole('button', { name: text('ui.undo') }).click()
  await expect(toast.getByText('2 orders are as before')).toBeVisible()
  expect(await Promise.all([one, two, three].map(statusOf))).toEqual([
    'processing',
    'processing',
    'processing',
  ])
  expect(await moves()).toBe(before + 3)
})
