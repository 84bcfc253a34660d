import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readXlsxRows, xlsxOf } from '@/lib/xlsx'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { visit, worldOf } from '../support/world'

const text = textsOf('en')
const slips = (page: Page) => page.getByRole('article', { includeHidden: true })

/** Replaces the browser's print window, which would block the page. Counts how often it opens. */
const countPrints = (page: Page) =>
  page.evaluate(() => {
    window.print = () => {
      document.body.dataset['prints'] = String(Number(document.body.dataset['prints'] ?? 0) + 1)
    }
  })

/** Returns the size of each printed sheet in mm. */
async function sheetsOf(page: Page): Promise<readonly string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const mm = (points: string | undefined) => Math.round((Number(points) * 25.4) / 72)
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${mm(width)} × ${mm(height)}`,
  )
}

test('slips of selected orders: one per A6 page, four per A4 page, and the device remembers the paper @§10.15.6 @§10.15.8', async ({
  page,
}) => {
  await visit(page, '/admin/orders?status=processing&scenario=login:staff')
  const world = worldOf(page)
  const boxes = page.getByRole('checkbox', { name: /^Select ML/ })
  const allowClicks = () => expect(page.locator('[data-moved]')).toHaveCount(0)
  await expect(boxes.nth(1)).toBeVisible()
  await allowClicks()
  for (const at of [0, 1]) await boxes.nth(at).check()
  await countPrints(page)
  await page.getByRole('button', { name: 'Print slips (2)' }).click()
  const print = page.getByRole('button', { name: 'Print 2 slips' })
  await expect(print).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('body[data-prints="1"]')).toHaveCount(1)
  // The slips show the sender from the shop's settings.
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
  await expect(boxes.first()).toBeVisible()
  await allowClicks()
  await boxes.first().check()
  await page.getByRole('button', { name: 'Print slips (1)' }).click()
  await expect(page.getByRole('radio', { name: text('slips.paper.a4') })).toBeChecked()
})

test('staff write selected orders to a carrier’s file, and the file that comes back ships them by order code @§10.15.1 @§10.15.4', async ({
  page,
}) => {
  await visit(page, '/admin/orders?status=processing&scenario=login:staff')
  const world = worldOf(page)
  const ready = (await world('orders')).filter(({ status }) => status === 'processing')
  const shipped = (await world('orders')).find(({ status }) => status === 'shipped')
  const [first, second] = ready
  if (!first || !second || !shipped) throw new Error('The seed has too few orders')
  for (const { code } of [first, second])
    await page.getByRole('checkbox', { name: `Select ${code}`, exact: true }).check()
  await page.getByRole('button', { name: 'Create carrier file (2)' }).click()
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
  expect(column('Mã đơn khách hàng').toSorted()).toEqual([first.code, second.code].toSorted())
  for (const phone of column('Số điện thoại')) expect(phone).toMatch(/^0\d+$/)
  for (const ward of column('Phường/Xã')) expect(ward).not.toBe('')

  // The carrier's file has another order of rows than ours. It also contains an order that has already
  // shipped.
  const answer = await xlsxOf([
    ['Mã đơn GHN', 'Mã đơn khách hàng'],
    ['GHN9', shipped.code],
    ['GHN2', second.code],
    ['GHN1', first.code],
  ])
  await dialog.getByLabel(text('carriers.pick')).setInputFiles({
    name: 'answer.xlsx',
    mimeType: answer.type,
    buffer: Buffer.from(await answer.arrayBuffer()),
  })
  const numberOf = (code: string) => dialog.getByRole('textbox', { name: new RegExp(code) })
  await expect(numberOf(first.code)).toHaveValue('GHN1')
  await expect(numberOf(second.code)).toHaveValue('GHN2')
  await expect(dialog.getByRole('alert')).toContainText(
    `Row 2: ${shipped.code} GHN9 – ${text('carriers.reason.notReady')}`,
  )
  await dialog.getByRole('button', { name: 'Ship 2 orders' }).click()
  await expect(page.getByText('2 orders shipped')).toBeVisible()
  const left = (await world('orders')).filter(({ id }) => id === first.id || id === second.id)
  expect(
    Object.fromEntries(left.map((order) => [order.code, [order.carrier, order.tracking_number]])),
  ).toEqual({
    [first.code]: ['Giao Hàng Nhanh', 'GHN1'],
    [second.code]: ['Giao Hàng Nhanh', 'GHN2'],
  })
})
