import type { Locator, Page } from '@playwright/test'
import { errorCatalogue } from '../../mocks/errors/catalogue'
import { addressOfRow, type ErrorRow, type RowPlace, type UserAction } from '../../mocks/errors/row'
import { slowdown } from '../../scripts/e2e-setup'
import { expect, test } from '../fixtures'
import { answerOnPaypal } from '../support/checkout'
import { fillLogin, fillRegister, openAccount, openRegister } from '../support/people'
import { payName, type Text, textsOf } from '../support/texts'

test.use({ expectedMessages: ['Failed to load resource', 'net::ERR'] })

const text: Text = textsOf('vi')

const button = (page: Page, id: Parameters<Text>[0]) =>
  page.getByRole('button', { name: text(id), exact: true }).first()

const window = (page: Page) => page.getByRole('dialog')

/** Returns the first card of the address book. Its buttons are Edit and Delete. */
const firstAddress = (page: Page) => page.getByRole('main').getByRole('article').first()

async function saveAddress(page: Page): Promise<void> {
  await window(page)
    .getByRole('textbox', { name: text('book.name') })
    .fill('Lan')
  await window(page)
    .getByRole('textbox', { name: text('auth.phone') })
    .fill('0912345678')
  await window(page)
    .getByRole('textbox', { name: text('book.address') })
    .fill('12 Lê Lợi')
  await button(page, 'book.save').click()
}

const productName = (page: Page) =>
  page.getByRole('textbox', { name: text('field.product.name'), exact: true })

async function openReturn(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: /^ML/ }).first().click()
  await button(page, 'return.ask').click()
}

/** For each action of the catalogue: a function that does it as a shopper would. */
const doings: Readonly<Record<UserAction, (page: Page) => Promise<void>>> = {
  async signIn(page) {
    await openAccount(page, text)
    await fillLogin(page, text)
  },
  async register(page) {
    await openRegister(page, text)
    const popup = await fillRegister(page, text)
    await popup.getByRole('textbox', { name: text('auth.confirmation') }).press('Enter')
  },
  async scroll(page) {
    await button(page, 'product.addToCart').waitFor()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  },
  openSizes: (page) => page.locator('summary', { hasText: text('fact.sizeChart') }).click(),
  // Without a chosen size the button is announced as disabled. A click still says which choice is missing, so
  // the test forces the click.
  add: (page) => button(page, 'product.addToCart').click({ force: true }),
  keep: (page) =>
    page
      .getByRole('main')
      .getByRole('button', { name: /yêu thích/, pressed: false })
      .first()
      .click(),
  letGo: (page) =>
    page
      .getByRole('main')
      .getByRole('button', { name: /yêu thích/, pressed: true })
      .first()
      .click(),
  async askRestock(page) {
    await button(page, 'product.restock').click()
    const dialog = window(page)
    await dialog.getByRole('textbox', { name: text('restock.contact') }).fill('0912345678')
    await dialog.getByRole('button', { name: text('restock.send') }).click()
  },
  pay: (page) => page.getByRole('button', { name: payName(text) }).click(),
  async payAndApprove(page) {
    await page.getByRole('button', { name: payName(text) }).click()
    await answerOnPaypal(page, 'approve')
  },
  async addAddress(page) {
    await button(page, 'book.add').click()
    await saveAddress(page)
  },
  async changeAddress(page) {
    await firstAddress(page).getByRole('button').first().click()
    await saveAddress(page)
  },
  askDelete: (page) => firstAddress(page).getByRole('button').last().click(),
  async deleteAddress(page) {
    await firstAddress(page).getByRole('button').last().click()
    await window(page)
      .getByRole('button', { name: text('book.delete'), exact: true })
      .click()
  },
  async lookUp(page) {
    await page.getByRole('textbox', { name: text('order.phone') }).fill('0912345678')
    await button(page, 'track.submit').click()
  },
  async changeDelivery(page) {
    await page.getByRole('main').getByRole('link', { name: /^ML/ }).first().click()
    await button(page, 'track.delivery.change').click()
    await button(page, 'track.delivery.save').click()
  },
  async askReturn(page) {
    await openReturn(page)
    await window(page)
      .getByRole('combobox', { name: text('return.quantity') })
      .first()
      .selectOption('1')
    await window(page)
      .getByRole('radiogroup', { name: text('return.size') })
      .getByRole('radio', { disabled: false })
      .first()
      .check({ force: true })
    await button(page, 'return.send').click()
  },
  async claim(page) {
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await page.evaluate(() => {
      const order = { code: 'ML261121-0042', day: '2026-11-21', phoneEnd: '678' }
      localStorage.setItem('device_orders', JSON.stringify([order]))
    })
    await page.reload()
    await page.getByRole('textbox', { name: text('auth.phone') }).fill('0912345678')
    await button(page, 'track.claim.submit').click()
  },
  async addReturnPhoto(page) {
    await openReturn(page)
    const point =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
    const buffer = Buffer.from(point, 'base64')
    await window(page)
      .getByLabel(text('return.photos.add'))
      .setInputFiles({ name: 'loi.png', mimeType: 'image/png', buffer })
  },
  async saveDraft(page) {
    await productName(page).fill('Áo thử')
    await button(page, 'adminProduct.save.draft').click()
  },
  async importFile(page) {
    await page.getByLabel(text('adminImport.pick')).setInputFiles({
      name: 'kho.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('ID phân loại,Tồn kho\n1,7\n'),
    })
    await button(page, 'adminImport.check.dryRun').click()
  },
  async saveProduct(page) {
    await productName(page).fill('Áo thử')
    await button(page, 'adminProduct.save').click()
  },
  askPaypal: (page) => button(page, 'paymentCheck.capture').click(),
}

/** For each place of the catalogue: the element in which the text must appear. */
const where: Readonly<Record<Exclude<RowPlace, 'nowhere'>, (page: Page) => Locator>> = {
  box: (page) => window(page).getByRole('alert'),
  main: (page) => page.getByRole('main').getByRole('alert'),
  toast: (page) => page.getByRole('region', { name: /F6/ }),
  inline: (page) => page.getByRole('main'),
  window: (page) => window(page),
}

async function showRow(page: Page, row: ErrorRow): Promise<void> {
  // The mock world and the browser's storage are reset, so that the next row does not find data of this row.
  await page.request.post('/__world/reset')
  await page.goto('/__world/blank')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(addressOfRow(row), { waitUntil: 'commit' })
  await page.waitForURL((url) => !url.pathname.startsWith('/__world'), { waitUntil: 'commit' })
  if (row.action) await doings[row.action](page)
  if (row.place === 'nowhere') {
    await expect(page.getByRole('button', { name: payName(text) }), row.id).toBeVisible()
    await expect(page.getByRole('alert'), row.id).toHaveCount(0)
    return
  }
  // If the text has an argument, only the part before the argument is compared.
  const words = 'id' in row.said ? text(row.said.id).replace(/ *\{.*/, '') : row.said.server
  await expect(where[row.place](page).getByText(words).first(), row.id).toBeVisible()
}

/**
 * The rows of the catalogue by the title of their test. A test opens each row's link, does its action, and
 * looks for its text.
 */
const rowsOfTests = Map.groupBy(errorCatalogue, ({ test: title }) => title)

for (const [title, rows] of rowsOfTests) {
  const rules = new Set(rows.map(({ rule }) => `@${rule}`))
  test(`${title} ${[...rules].join(' ')}`, async ({ page }) => {
    // Calls time out after 0.75 seconds instead of 15, because some rows show a time-out.
    if (rows.some(({ outcome }) => outcome === 'timeout'))
      await page.addInitScript((part) => {
        const after = AbortSignal.timeout.bind(AbortSignal)
        AbortSignal.timeout = (ms) => after(ms * part)
      }, slowdown / 20)
    for (const row of rows) await test.step(row.id, () => showRow(page, row))
  })
}
