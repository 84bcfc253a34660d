import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readXlsxRows, xlsxOf } from '@/lib/xlsx'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { callsTo, visit, worldOf } from '../support/world'
import { askBehind, clickUntil, tick } from './staff'

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

test('chosen orders leave as a carrier’s file, and its answer ships them by code @§10.15.1 @§10.15.3 @§10.15.4', async ({
  page,
}) => {
  await visit(page, '/admin/orders?status=processing&scenario=login:staff')
  const world = worldOf(page)
  const ready = (await world('orders')).filter(({ status }) => status === 'processing')
  const gone = (await world('orders')).find(({ status }) => status === 'shipped')
  const [one, two] = ready
  if (!one || !two || !gone) throw new Error('The seed has too few orders')
  for (const { code } of [one, two])
    await page.getByRole('checkbox', { name: `Select ${code}`, exact: true }).check()
  await page.getByRole('button', { name: 'Carrier file (2)' }).click()
  const dialog = page.getByRole('dialog')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download file (2)' }).click(),
  ])
  await expect(dialog.getByText(/^2 orders in the file/)).toBeVisible()
  const [heads = [], ...rows] = await readXlsxRows(
    new Blob([await readFile(await download.path())]),
  )
  const column = (head: string) => rows.map((row) => row[heads.indexOf(head)] ?? '')
  expect(column('Mã đơn khách hàng').toSorted()).toEqual([one.code, two.code].toSorted())
  for (const phone of column('Số điện thoại')) expect(phone).toMatch(/^0\d+$/)
  for (const ward of column('Phường/Xã')) expect(ward).not.toBe('')

  // The carrier has its own order of rows, and one that has left already.
  const answer = await xlsxOf([
    ['Mã đơn GHN', 'Mã đơn khách hàng'],
    ['GHN9', gone.code],
    ['GHN2', two.code],
    ['GHN1', one.code],
  ])
  await dialog.getByLabel(text('carriers.pick')).setInputFiles({
    name: 'answer.xlsx',
    mimeType: answer.type,
    buffer: Buffer.from(await answer.arrayBuffer()),
  })
  const numberOf = (code: string) => dialog.getByRole('textbox', { name: new RegExp(`^${code}`) })
  await expect(numberOf(one.code)).toHaveValue('GHN1')
  await expect(numberOf(two.code)).toHaveValue('GHN2')
  await expect(dialog.getByRole('alert')).toContainText(
    `Row 2: ${gone.code} GHN9 – ${text('carriers.reason.notReady')}`,
  )
  await dialog.getByRole('button', { name: 'Ship 2 orders' }).click()
  await expect(page.getByText('2 orders shipped')).toBeVisible()
  const left = (await world('orders')).filter(({ id }) => id === one.id || id === two.id)
  expect(
    Object.fromEntries(left.map((order) => [order.code, [order.carrier, order.tracking_number]])),
  ).toEqual({
    [one.code]: ['Giao Hàng Nhanh', 'GHN1'],
    [two.code]: ['Giao Hàng Nhanh', 'GHN2'],
  })
})

const slips = (page: Page) => page.getByRole('article', { includeHidden: true })

/** The page would wait for the print window; counts how often it opens. */
const countPrints = (page: Page) =>
  page.evaluate(() => {
    window.print = () => {
      document.body.dataset['prints'] = String(Number(document.body.dataset['prints'] ?? 0) + 1)
    }
  })

/** What is printed: the sizes of its sheets, in mm. */
async function sheetsOf(page: Page): Promise<readonly string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const mm = (points: string | undefined) => Math.round((Number(points) * 25.4) / 72)
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${mm(width)} × ${mm(height)}`,
  )
}

test('slips of chosen orders: on A6 a page each, on A4 four, chosen once on each device @§10.15.6 @§10.15.9', async ({
  page,
}) => {
  await visit(page, '/admin/orders?status=processing&scenario=login:staff')
  const world = worldOf(page)
  const boxes = page.getByRole('checkbox', { name: /^Select ML/ })
  for (const at of [0, 1]) await tick(boxes.nth(at))
  await countPrints(page)
  await page.getByRole('button', { name: 'Print slips (2)' }).click()
  const print = page.getByRole('button', { name: 'Print slips of 2 orders' })
  await expect(print).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('body[data-prints="1"]')).toHaveCount(1)
  // Who sends stands in the settings.
  const [settings] = await world('site')
  await expect(slips(page).first()).toContainText(settings?.contact.address ?? 'none')
  expect(await sheetsOf(page)).toEqual(['105 × 148', '105 × 148'])
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(slips(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Print slips (2)' }).click()
  await page.getByRole('radio', { name: text('slips.paper.a4') }).check()
  await print.click()
  await expect(page.locator('body[data-prints="2"]')).toHaveCount(1)
  expect(await sheetsOf(page)).toEqual(['210 × 297'])
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await visit(page, '/admin/orders?status=processing')
  await tick(boxes.first())
  await page.getByRole('button', { name: 'Print slips (1)' }).click()
  await expect(page.getByRole('radio', { name: text('slips.paper.a4') })).toBeChecked()
})
