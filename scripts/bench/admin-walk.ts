import type { Locator, Page } from 'playwright'
import { tokenKey } from './admin-site.ts'
import { saidAs, say } from './say.ts'
import { measure, type Reaction, rest, type Watched } from './stopwatch.ts'

/** Hears of every key and press, by the name of its step. */
export type Note = (step: string, reaction: Reaction) => void

const letters = (text: string) => Array.from(text)

/** The hands of a member of staff, whose every move is measured. */
function handsOn({ page, cdp }: Watched, note: Note) {
  const timed = async (step: string, act: () => Promise<unknown>) =>
    note(step, await measure({ page, cdp }, act))
  return {
    /** Presses the mouse where a thing is; it is looked for beforehand, so that the search takes none of the time. */
    async click(step: string, what: Locator, until?: Locator) {
      await what.scrollIntoViewIfNeeded()
      const box = await what.boundingBox()
      if (!box) throw new Error(`Nothing to press: ${step}`)
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await timed(step, async () => {
        await page.mouse.click(x, y)
        await until?.waitFor()
      })
    },
    key: (step: string, key: string) => timed(step, () => page.keyboard.press(key)),
    async keys(step: string, what: Locator, keys: readonly string[]) {
      await what.focus()
      for (const key of keys) await timed(step, () => page.keyboard.press(key))
    },
    /** Opens a list of choices, goes down some of them and picks that one. */
    async choose(step: string, what: Locator, down = 1) {
      await what.focus()
      await timed('a list of choices: open', () => page.keyboard.press('Space'))
      for (let at = 0; at < down; at += 1)
        await timed('a list of choices: arrow', () => page.keyboard.press('ArrowDown'))
      await timed(step, () => page.keyboard.press('Enter'))
    },
  }
}

type Hands = ReturnType<typeof handsOn>

const named = (page: Page, role: 'link' | 'button' | 'checkbox' | 'searchbox', id: string) =>
  page.getByRole(role, { name: saidAs(id) })
const labelled = (page: Page, id: string) => page.getByLabel(say(id), { exact: true })
const head = (page: Page, id: string) =>
  page.getByRole('columnheader', { name: say(id) }).getByRole('button')
const inNav = (page: Page, id: string) =>
  page
    .getByRole('navigation', { name: say('admin.nav'), exact: true })
    // The link to the orders also says how many wait.
    .getByRole('link', { name: new RegExp(`^${say(id)}`) })
const turn = (page: Page, number: number) =>
  page.getByRole('link', { name: `Page ${number}`, exact: true })

async function products(page: Page, { choose, click, key, keys }: Hands): Promise<void> {
  await click('products: open', inNav(page, 'admin.nav.products'), page.getByRole('row').nth(9))
  await keys(
    'products: search, a letter',
    named(page, 'searchbox', 'adminProducts.search'),
    letters('linen 1'),
  )
  await click('products: clear filters', named(page, 'button', 'adminProducts.clear').first())
  for (const filter of ['column.category', 'column.status', 'stock', 'column.featured', 'brand']) {
    const id = filter === 'stock' ? 'column.stock' : filter
    await choose(`products: filter ${filter}`, labelled(page, `adminProducts.${id}`).first())
    await click('products: clear filters', named(page, 'button', 'adminProducts.clear').first())
  }
  for (const column of ['name', 'price', 'stock', 'updated']) {
    for (const order of ['up', 'down']) {
      await click(`products: sort ${column} ${order}`, head(page, `adminProducts.column.${column}`))
    }
  }
  await click('products: page 2', turn(page, 2))
  await click('products: select a row', page.getByRole('row').nth(2).getByRole('checkbox').first())
  await choose('products: 100 a page', labelled(page, 'table.rowsPerPage'), 2)
  await click('products: select all 100', named(page, 'checkbox', 'table.selectAll'))
  const action = labelled(page, 'adminProducts.bulk.action')
  await keys('products: open the bulk menu of 100', action, ['Space'])
  await key('products: choose in the bulk menu', 'Enter')
  await click('products: 100 a page, page 2', turn(page, 2))
  await click('products: sort 100 by name', head(page, 'adminProducts.column.name'))
  await click('products: columns', named(page, 'button', 'table.columns'))
  const column = page.getByRole('dialog').getByRole('checkbox').first()
  await click('products: hide a column of 100', column)
  await click('products: show a column of 100', column)
  await key('products: close columns', 'Escape')
  await keys(
    'products: search in 100',
    named(page, 'searchbox', 'adminProducts.search'),
    letters('ao'),
  )
}

async function orders(page: Page, { choose, click, keys }: Hands): Promise<void> {
  await click('orders: open', inNav(page, 'admin.nav.orders'), page.getByRole('row').nth(9))
  await keys('orders: search, a letter', named(page, 'searchbox', 'adminOrders.search'), [
    ...letters('nguyen'),
    ...letters('nguyen').map(() => 'Backspace'),
    ...letters('0912'),
  ])
  await click('orders: clear filters', named(page, 'button', 'adminOrders.clear'))
  const tabs = page.getByRole('navigation', { name: say('adminOrders.tabs') }).getByRole('link')
  for (const at of [1, 2, 5, 0]) await click('orders: status', tabs.nth(at))
  await choose('orders: payment', labelled(page, 'adminOrders.payment.label'))
  await keys('orders: a day, a key', labelled(page, 'adminOrders.from'), letters('11012026'))
  await keys('orders: a day, a key', labelled(page, 'adminOrders.to'), letters('11202026'))
  await click('orders: clear filters', named(page, 'button', 'adminOrders.clear'))
  for (const column of ['total', 'created']) {
    for (const order of ['up', 'down']) {
      await click(`orders: sort ${column} ${order}`, head(page, `adminOrders.column.${column}`))
    }
  }
  await click('orders: page 2', turn(page, 2))
  await choose('orders: 100 a page', labelled(page, 'table.rowsPerPage'), 2)
  await click('orders: select all 100', named(page, 'checkbox', 'table.selectAll'))
  await click('orders: 100 a page, page 2', turn(page, 2))
}

async function dashboard(page: Page, { click }: Hands): Promise<void> {
  const chart = page.getByRole('slider')
  await click('dashboard: open', inNav(page, 'admin.nav.dashboard'), chart)
  await click('dashboard: another range', named(page, 'link', 'adminDashboard.range.week'))
}

const productOf100 = 'Áo trăm mẫu'

/** A draft of ten colours in ten sizes: 100 variants, each with a price, an old price and a stock. */
async function addProductOf100(page: Page): Promise<void> {
  const names = Array.from({ length: 10 }, (_, index) => String(index + 1))
  const colors = names.map((name) => ({ name: `Màu ${name}`, color_code: '#8b8a88' }))
  const sizes = names.map((name) => `C${name}`)
  const product = { name: productOf100, status: 'draft', colors, sizes, price: 250_000, stock: 5 }
  await page.evaluate(
    async ([key, body]) => {
      await fetch('/api/admin/products', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${localStorage.getItem(key)}`,
        },
        body,
      })
    },
    [tokenKey, JSON.stringify(product)] as const,
  )
}

async function variants(page: Page, { click, key, keys }: Hands): Promise<void> {
  await inNav(page, 'admin.nav.products').click()
  await page.getByRole('link', { name: productOf100 }).click()
  const cell = (row: number, column: number) =>
    page.locator(`input[data-row="${row}"][data-column="${column}"]`)
  await cell(9, 9).waitFor()
  await rest(page)
  await keys('100 variants: type in a cell', cell(4, 4), [
    ...letters('315000'),
    'Backspace',
    'Backspace',
  ])
  await keys('100 variants: arrow keys', cell(0, 0), [
    'ArrowDown',
    'ArrowRight',
    'ArrowDown',
    'ArrowRight',
    'ArrowUp',
    'ArrowLeft',
    'Enter',
  ])
  const column = Array.from({ length: 10 }, (_, index) => `${260 + index}k`).join('\n')
  await page.evaluate((text) => navigator.clipboard.writeText(text), column)
  await cell(0, 2).focus()
  await key('100 variants: paste a column', 'Control+v')
  const block = Array.from({ length: 10 }, () => Array(10).fill('270k').join('\t')).join('\n')
  await page.evaluate((text) => navigator.clipboard.writeText(text), block)
  await cell(0, 0).focus()
  await key('100 variants: paste 100 cells', 'Control+v')
  await keys(
    '100 variants: type what to fill',
    labelled(page, 'adminVariants.fill.amount'),
    letters('299000'),
  )
  await click('100 variants: fill 100 cells', named(page, 'button', 'adminVariants.fill.do'))
  const layer = page.getByRole('radio', { name: say('sheet.stock') })
  await keys('100 variants: another layer', layer, ['Space'])
  const size = page.getByRole('checkbox', { name: 'Sell size C10', exact: true })
  await keys('100 variants: untick and tick a size', size, ['Space', 'Space'])
  await keys('100 variants: type the name', page.locator('input[name="name"]'), letters(' moi'))
}

async function homeEditor(page: Page, { keys }: Hands): Promise<void> {
  await inNav(page, 'admin.nav.homepage').click()
  const title = labelled(page, 'adminHome.field.title')
  await title.waitFor()
  await rest(page)
  await keys('home editor: type in a title', title, ['End', ...letters(' mua thu')])
  // The product form is next; what was typed is unpublished.
  await inNav(page, 'admin.nav.products').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('unsaved.leave') })
    .click()
}

/** The parts of the walk, in its order: the product form leaves what was typed in the home editor unpublished. */
const parts = { products, orders, dashboard, homeEditor, variants }

/** Goes through the back office, which is signed in to already. */
export async function walk(watched: Watched, note: Note, only: readonly string[]): Promise<void> {
  const { page } = watched
  const hands = handsOn(watched, note)
  await page.goto('/admin/settings')
  await inNav(page, 'admin.nav.products').waitFor()
  await rest(page)
  await addProductOf100(page)
  for (const [name, part] of Object.entries(parts))
    if (only.length === 0 || only.includes(name)) await part(page, hands)
}
