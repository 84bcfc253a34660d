import type { Browser, Locator } from 'playwright'
import type { MessageId } from '../../src/i18n/message-id.gen.ts'
import { readTexts, textLookup } from '../messages/source.ts'
import type { NoteClick } from './shop-clicks.ts'
import type { Site } from './site.ts'
import { waitUntilQuiet, timeClick, watchClicks } from './stopwatch.ts'

const say = textLookup(readTexts('en'))

/**
 * Bounds in ms for a CPU at full speed: until the paint after a click, and until the server's response is
 * shown (Product §13).
 */
const [paintBound, answerBound] = [100, 300]
/** Clicks with another bound than the usual one, in ms from the click to the paint. */
const paintBounds: Readonly<Record<string, number>> = {
  'products: select a row': 60,
  'orders: select a row': 60,
  'orders: open an order': 250,
  '100 variants: type in a cell': 40,
}

/** Uses the back office with its 10,000 products and orders, and measures each key and each click. */
export async function walkBackOffice(browser: Browser, site: Site, note: NoteClick): Promise<void> {
  const desk = await openDesk(browser, site)
  const { page, nav } = desk
  await watchClicks(page, 1)
  const timed = async (name: string, act: () => Promise<unknown>) => {
    const { paint, answer } = await timeClick(page, act)
    note(name, { paint, answer }, { answer: answerBound, paint: paintBounds[name] ?? paintBound })
  }
  const hands: Hands = {
    timed,
    async click(name, what) {
      await what.scrollIntoViewIfNeeded()
      await timed(name, () => what.click())
    },
    async keys(name, what, keys) {
      await what.focus()
      for (const key of keys) await timed(name, () => page.keyboard.press(key))
    },
    async choose(name, what, down = 1) {
      await what.focus()
      await timed('a list of choices: open', () => page.keyboard.press('Space'))
      for (let at = 0; at < down; at += 1)
        await timed('a list of choices: arrow', () => page.keyboard.press('ArrowDown'))
      await timed(name, () => page.keyboard.press('Enter'))
    },
  }
  await page.goto('/admin/settings')
  await nav('products').waitFor()
  await addProductOf100(desk)
  await waitUntilQuiet(page)
  for (const walk of [products, orders, variants]) await walk(desk, hands)
  await page.context().close()
}

type Hands = {
  timed: (name: string, act: () => Promise<unknown>) => Promise<void>
  click: (name: string, what: Locator) => Promise<void>
  keys: (name: string, what: Locator, keys: Iterable<string>) => Promise<void>
  /** Opens a list of choices, moves down `down` choices with the keyboard, and picks one. */
  choose: (name: string, what: Locator, down?: number) => Promise<void>
}

const letters = (text: string) => Array.from(text)
const head = ({ page }: Desk, id: MessageId) =>
  page.getByRole('columnheader', { name: say(id) }).getByRole('button')
const turn = ({ page }: Desk, number: number) =>
  page.getByRole('link', { name: `Page ${number}`, exact: true })

async function hundredRows(desk: Desk, { choose, click }: Hands, list: string): Promise<void> {
  const { box, all, labelled } = desk
  await click(`${list}: page 2`, turn(desk, 2))
  await click(`${list}: select a row`, box(1))
  await choose(`${list}: 100 a page`, labelled('table.rowsPerPage'), 2)
  await click(`${list}: select all 100`, all)
}

async function products(desk: Desk, hands: Hands): Promise<void> {
  const { click, keys, choose, timed } = hands
  const { page, nav, button, searchbox, labelled } = desk
  const clear = () => click('products: clear filters', button('table.filters.clear').first())
  await click('products: open', nav('products'))
  await keys('products: search, a letter', searchbox('adminProducts.search'), 'linen 1')
  await clear()
  for (const filter of ['field.category', 'field.stock'] as const) {
    await choose(`products: filter ${filter}`, labelled(filter))
    await clear()
  }
  for (const column of ['name', 'price'] as const)
    for (const order of ['up', 'down'])
      await click(`products: sort ${column} ${order}`, head(desk, `adminProducts.column.${column}`))
  await hundredRows(desk, hands, 'products')
  await keys('products: open the bulk menu of 100', labelled('adminProducts.bulk.action'), [
    'Space',
  ])
  await timed('products: choose in the bulk menu', () => page.keyboard.press('Enter'))
  await click('products: 100 a page, page 2', turn(desk, 2))
  await click('products: sort 100 by name', head(desk, 'adminProducts.column.name'))
  await keys('products: search in 100', searchbox('adminProducts.search'), 'ao')
}

async function orders(desk: Desk, hands: Hands): Promise<void> {
  const { click, keys, choose } = hands
  const { page, nav, button, searchbox, labelled } = desk
  const clear = () => click('orders: clear filters', button('table.filters.clear'))
  await click('orders: open', nav('orders'))
  const back = Array.from('nguyen', () => 'Backspace')
  await keys('orders: search, a letter', searchbox('adminOrders.search'), [
    ...letters('nguyen'),
    ...back,
    ...letters('0912'),
  ])
  await clear()
  const tabs = page.getByRole('navigation', { name: say('adminOrders.tabs') }).getByRole('link')
  for (const at of [1, 2, 5, 0]) await click('orders: status', tabs.nth(at))
  await choose('orders: payment', labelled('adminOrders.payment.label'))
  await keys('orders: a day, a key', labelled('adminOrders.from'), '11012026')
  await keys('orders: a day, a key', labelled('adminOrders.to'), '11202026')
  await clear()
  for (const column of ['total', 'created'] as const)
    for (const order of ['up', 'down'])
      await click(`orders: sort ${column} ${order}`, head(desk, `adminOrders.column.${column}`))
  await hundredRows(desk, hands, 'orders')
  await click('orders: 100 a page, page 2', turn(desk, 2))
  await click('orders: open an order', page.locator('main tbody a').first())
}

const productOf100 = 'Áo trăm mẫu'

/**
 * Creates a draft of ten colours in ten sizes. It has 100 variants with a price, an original price and a
 * stock.
 */
async function addProductOf100({ page }: Desk): Promise<void> {
  const names = Array.from({ length: 10 }, (_, index) => String(index + 1))
  const colors = names.map((name) => ({ name: `Màu ${name}`, color_code: '#8b8a88' }))
  const sizes = names.map((name) => `C${name}`)
  const product = { name: productOf100, status: 'draft', colors, sizes, price: 250_000, stock: 5 }
  await page.evaluate(async (body) => {
    const Authorization = `Bearer ${localStorage.getItem('auth_token')}`
    const headers = { 'Content-Type': 'application/json', Authorization }
    await fetch('/api/admin/products', { method: 'POST', headers, body })
  }, JSON.stringify(product))
}

async function variants({ page, nav }: Desk, { keys }: Hands): Promise<void> {
  await nav('products').click()
  await page.getByRole('link', { name: productOf100 }).click()
  const cell = (row: number, column: number) =>
    page.locator(`input[data-row="${row}"][data-column="${column}"]`)
  await cell(9, 9).waitFor()
  await waitUntilQuiet(page)
  await keys('100 variants: type in a cell', cell(4, 4), [...letters('315000'), 'Backspace'])
}

type IdAfter<Prefix extends string, Id = MessageId> = Id extends `${Prefix}${infer Rest}`
  ? Rest
  : never

/** Opens the back office with fresh data, as a staff member who works in English at 1440 x 900. */
async function openDesk(browser: Browser, { url, backend }: Site) {
  await backend.ask('/__world/reset', {})
  const { token } = await backend.ask<{ token: string }>('/__world/scenario', {
    scenario: 'login:staff',
  })
  const stored = { locale: 'en', auth_token: token }
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  const page = await context.newPage()
  const named = (role: 'button' | 'checkbox' | 'searchbox') => (id: MessageId) =>
    page.getByRole(role, { name: say(id), exact: true })
  return {
    page,
    button: named('button'),
    searchbox: named('searchbox'),
    labelled: (id: MessageId) => page.getByLabel(say(id), { exact: true }).first(),
    /**
     * A link in the menu of the back office. Its name may end with a number, such as the number of waiting
     * orders.
     */
    nav: (id: IdAfter<'admin.nav.'>) =>
      page
        .getByRole('navigation', { name: say('admin.nav'), exact: true })
        .getByRole('link', { name: new RegExp(`^${say(`admin.nav.${id}`)}`) }),
    box: (nth: number) => page.locator('[data-row]').nth(nth).getByRole('checkbox').first(),
    all: named('checkbox')('table.selectAll'),
  }
}

type Desk = Awaited<ReturnType<typeof openDesk>>
