import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { callsTo, worldOf, visit } from '../support/world'
import { askBehind, idOf, keepStale, clickableRow } from './staff'

const text = textsOf('en')
const list = (page: Page) => page.getByRole('table', { name: text('adminProducts.title') })
const rows = (page: Page) => list(page).getByRole('row')
const counted = (page: Page, words: string) => page.getByRole('group', { name: words, exact: true })

test('staff find products, change them inline and in bulk, duplicate and delete them @§10.2.17 @§2.1.1 @§10.2.1 @§10.3.2a @§10.3.2d @§8.12.1', async ({
  page,
}) => {
  await visit(page, '/admin/products?scenario=login:staff')
  const world = worldOf(page)
  await expect(rows(page)).toHaveCount(21)

  await page.getByRole('searchbox', { name: text('adminProducts.search') }).fill('ao dai')
  await expect(page).toHaveURL(/q=ao(\+|%20)dai/)
  await page.getByLabel(text('field.status'), { exact: true }).selectOption('active')
  await expect(page).toHaveURL(/status=active/)
  await expect(list(page).getByRole('link').filter({ hasNotText: 'Áo dài' })).toHaveCount(0)
  await page.getByLabel(text('field.brand')).selectOption({ index: 1 })
  await page.getByLabel(text('field.stock'), { exact: true }).selectOption('out')
  await expect(page.getByText(text('adminProducts.noMatch'))).toBeVisible()
  await page.goBack()
  await page
    .getByRole('button', { name: text('table.filters.clear') })
    .first()
    .click()
  await expect(page).not.toHaveURL(/status|brand|q=/)

  // The test uses the keyboard: it sorts by the column head, and toggles the switch.
  const [cheapest] = (await world('variants')).toSorted((a, b) => a.price - b.price)
  await page
    .getByRole('columnheader', { name: text('adminProducts.column.price') })
    .getByRole('button')
    .press('Enter')
  await expect(page).toHaveURL(/sort=price/)
  const product = async () =>
    (await world('products')).find(({ id }) => id === cheapest?.product_id)
  const first = rows(page).nth(1)
  await expect(first).toContainText((await product())?.name ?? '')
  const featured = first.getByRole('switch')
  await clickableRow(first).getByRole('switch').press('Space')
  await expect(featured).toBeChecked()
  const status = first.getByRole('combobox')
  await status.selectOption('draft')
  await expect.poll(product).toMatchObject({ is_featured: true, status: 'draft' })
  await clickableRow(first)
    .getByRole('button', { name: text('ui.undo') })
    .press('Enter')
  await expect(status).toHaveValue('active')
  expect(await product()).toMatchObject({ status: 'active' })

  // A draft that has only a name can't be put on sale.
  await askBehind(page, {
    method: 'POST',
    path: '/api/admin/products',
    body: { name: 'Nháp trống', status: 'draft' },
  })
  await page.goto('/admin/products')
  await page.getByRole('checkbox', { name: 'Select Nháp trống' }).check()
  await rows(page).nth(2).getByRole('checkbox').check()
  const bulk = page.getByRole('region', { name: text('adminProducts.bulk') })
  await expect(bulk.getByText('2 products selected')).toBeVisible()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(list(page).getByText('Nháp trống')).toHaveCount(0)
  await expect(bulk, 'no hidden product stays selected').toHaveCount(0)
  await page.getByRole('button', { name: text('table.deselected.again') }).click()
  await expect(bulk.getByText('2 products selected')).toBeVisible()
  await bulk.getByRole('button', { name: text('adminProducts.bulk.apply') }).click()
  const report = page.getByRole('alert').filter({ hasText: 'wasn’t changed' })
  await expect(report).toContainText('1 product wasn’t changed; 1 was')
  await expect(report).toContainText('Nháp trống: Choose a category')
  await expect(report).toBeFocused()
  await expect(bulk.getByText('1 product selected')).toBeVisible()
  await bulk.getByLabel(text('adminProducts.bulk.action')).selectOption('category')
  await bulk.getByLabel(text('field.category')).selectOption({ index: 1 })
  await bulk.getByRole('button', { name: text('adminProducts.bulk.apply') }).click()
  await expect(bulk).toHaveCount(0)
  const bare = async () => (await world('products')).find(({ name }) => name === 'Nháp trống')
  expect((await bare())?.category_id).not.toBeNull()

  await page.getByRole('searchbox', { name: text('adminProducts.search') }).fill('nhap trong')
  await expect(counted(page, '1 product')).toBeVisible()
  const actions = clickableRow(page.locator('[data-row]')).getByRole('button', {
    name: 'Actions for Nháp trống',
    exact: true,
  })
  await actions.click()
  // The second click of a double click lands on the row below the menu. This click must do nothing.
  await page
    .getByRole('menuitem', { name: text('adminProducts.duplicate.short') })
    .dblclick({ delay: 40 })
  await expect(counted(page, '2 products')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/products\?/)
  await expectNoAxeViolations(page)
  const remove = page.getByRole('menuitem', { name: text('adminProducts.delete') })
  await actions.click()
  await remove.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(actions).toBeFocused()
  await actions.press('Enter')
  await remove.press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('adminProducts.delete'), exact: true })
    .click()
  await expect(counted(page, '1 product')).toBeFocused()
  await expect(page.getByRole('status').getByText('1 product deleted')).toBeVisible()
  expect(await bare()).toBeUndefined()
  const calls = (await callsTo(page)).map(({ operation }) => operation)
  expect(calls.filter((name) => name === 'duplicateProduct')).toHaveLength(1)
  expect(calls.filter((name) => name === 'deleteProduct')).toHaveLength(1)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: text('adminProducts.export') }).click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toMatch(/^\uFEFFID,Product,Brand/)
  expect(csv.trim().split('\r\n')).toHaveLength(2)
  expect(csv).toContain('Nháp trống (bản sao)')
})

test.describe('a colleague was faster in another tab', () => {
  test.use({ expectedMessages: ['status of 409', 'status of 404', 'status of 422'] })

  test('an outdated click changes nothing, says so, and shows the current value @§4.12.6', async ({
    page,
  }) => {
    const world = worldOf(page)
    await visit(page, '/admin/products?sort=name&scenario=login:staff')
    const tab = await page.context().newPage()
    await tab.goto('/admin/products?sort=name')
    const row = rows(page).nth(2)
    const sameRow = rows(tab).nth(2)
    await expect(sameRow).toHaveAttribute('data-row', await idOf(row))
    const id = Number(await idOf(row))
    const product = async () => (await world('products')).find((row) => row.id === id)
    const featured = (await product())?.is_featured ?? false
    const goOn = await keepStale(page, '/api/admin/products')
    await sameRow.getByRole('switch').click()
    await expect(sameRow.getByRole('button', { name: text('ui.undo') })).toBeVisible()
    const refused = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await row.getByRole('switch').click()
    await refused
    // The list is read again before the toast appears.
    goOn()
    const said = page.getByText(text('admin.error.conflict'))
    await expect(said).toBeVisible()
    await expect(row.getByRole('switch')).toBeChecked({ checked: !featured })
    expect(await product()).toMatchObject({ is_featured: !featured })
    await tab.close()
  })
})

test('leaving a changed sheet by a link, Back or the tab asks first, and staying loses nothing @§10.3.3', async ({
  page,
}) => {
  await visit(page, '/admin/products?scenario=login:staff')
  await page.getByRole('link', { name: text('adminProducts.sheet') }).click()
  const cell = page.locator('input[data-row="1"][data-column="0"]')
  await cell.fill('300k')
  await cell.press('Enter')
  const changed = page.getByText('1 cell changed')
  await expect(changed).toBeVisible()
  const stay = page.getByRole('button', { name: text('unsaved.stay') })
  const leaves = [
    () => page.getByRole('link', { name: text('admin.nav.orders') }).click(),
    () => page.evaluate(() => history.back()),
  ]
  for (const leave of leaves) {
    await leave()
    await stay.click()
    await expect(stay).toHaveCount(0)
    await expect(page).toHaveURL(/\/admin\/products\/sheet/)
    await expect(cell).toHaveValue('300.000')
  }
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await expect(changed).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('1 cell saved')).toBeVisible()
  const saves = (await callsTo(page)).filter(({ operation }) => operation === 'saveVariants')
  expect(saves).toHaveLength(1)
  await page.getByRole('link', { name: text('admin.nav.orders') }).click()
  await expect(page).toHaveURL(/\/admin\/orders/)
})
