import type { Page } from 'playwright'
import { say } from '../say.ts'
import {
  all,
  box,
  copy,
  type Desk,
  firstBox,
  inWindow,
  labelled,
  named,
  nav,
  type Product,
  quick,
  screen,
  status,
  type Task,
  type Variant,
} from './desk.ts'

/** The category that the tasks work in. */
export const category = 'Áo kiểu'
/** The cheapest price of each product of the category before the task. */
const before = new Map<number, number>()

async function pricesOf({ day }: Desk) {
  const [categories, products, variants] = [
    await day.read<{ id: number; name: string }>('categories'),
    await day.read<Product>('products'),
    await day.read<Variant>('variants'),
  ]
  const wanted = categories.find(({ name }) => name === category)?.id
  const ofCategory = products.filter(({ category_id }) => category_id === wanted)
  return ofCategory.map(({ id }) => {
    const prices = variants.filter((one) => one.product_id === id).map(({ price }) => price)
    return [id, Math.min(...prices)] as const
  })
}

const raise5: Task = {
  name: 'Raise the prices of a category by 5 %',
  async prepare(desk) {
    before.clear()
    for (const [id, price] of await pricesOf(desk)) before.set(id, price)
  },
  async keys(desk) {
    const { page, hands } = desk
    const filter = labelled(page, 'adminProducts.column.category').first()
    await quick(desk, 'products', /^Products/)
    await box(page, 0).waitFor()
    await hands.press('/')
    await hands.go('Tab', filter)
    await hands.chooseByKeys(filter, await optionOf(desk))
    await page.waitForURL(/category_id=/)
    await hands.press('Shift+Tab')
    await hands.press('ArrowDown')
    await hands.go('ArrowUp', all(page))
    await hands.press('Space')
    await hands.press('Enter')
    await hands.go('Tab', named(page, 'button', 'adminProducts.price'))
    await hands.press('Enter')
    await hands.go('Tab', labelled(page, 'adminProducts.price.percent'))
    await hands.type('5')
    await hands.press('Enter')
  },
  async pointer(desk) {
    const { page, hands } = desk
    await hands.click(nav(page, 'admin.nav.products'))
    const filter = labelled(page, 'adminProducts.column.category').first()
    await box(page, 0).waitFor()
    await hands.chooseByPointer(filter, await optionOf(desk))
    await page.waitForURL(/category_id=/)
    await hands.click(all(page))
    await hands.click(named(page, 'button', 'adminProducts.price'))
    await hands.click(labelled(page, 'adminProducts.price.percent'))
    await hands.type('5')
    await hands.click(inWindow(page, 'adminProducts.price'))
  },
  isDone: async (desk) =>
    (await pricesOf(desk)).some(([id, price]) => price > (before.get(id) ?? price)),
}

/** The category's words in the filter, which say below which one it stands. */
async function optionOf({ page }: Desk) {
  const options = labelled(page, 'adminProducts.column.category').first().locator('option')
  await options.filter({ hasText: category }).first().waitFor({ state: 'attached' })
  return (await options.filter({ hasText: category }).first().innerText()).trim()
}

const delivered = Array.from({ length: 30 }, (_, nth) => String(101 + nth))

const restock30: Task = {
  name: 'Restock 30 variants from a sheet',
  prepare: ({ page }) => copy(page, delivered),
  async keys(desk) {
    const { page, hands } = desk
    await quick(desk, 'sheet', screen('sheet'))
    await stockCell(page).waitFor()
    await hands.press('/')
    await hands.press('ArrowDown')
    await hands.go('ArrowRight', stockCell(page))
    await hands.press('Control+v')
    await hands.press('Control+s')
  },
  async pointer({ page, hands }) {
    await hands.click(nav(page, 'admin.nav.products'))
    await hands.click(named(page, 'link', 'adminProducts.sheet'))
    await hands.click(stockCell(page))
    await hands.press('Control+v')
    await hands.click(named(page, 'button', 'adminSheet.save'))
  },
  async isDone({ day }) {
    const stocks = new Set((await day.read<Variant>('variants')).map(({ stock }) => String(stock)))
    return delivered.every((stock) => stocks.has(stock))
  },
}

const stockCell = (page: Page) => page.locator('input[data-row="0"][data-column="2"]')

/** How many products were off sale before the task. */
let hidden = 0
const hiddenNow = async ({ day }: Desk) =>
  (await day.read<Product>('products')).filter((one) => one.status === 'inactive').length

const hide: Task = {
  name: 'Take a sold-out product off sale',
  async prepare(desk) {
    hidden = await hiddenNow(desk)
  },
  async keys(desk) {
    const { page, hands } = desk
    await quick(desk, 'sold', screen('soldOut'))
    await page.waitForURL(/stock=out/)
    await firstBox(desk)
    await hands.go('Tab', status(page))
    await hands.chooseByKeys(status(page), say('adminProducts.status.inactive'))
  },
  async pointer({ page, hands }) {
    await hands.click(nav(page, 'admin.nav.products'))
    await box(page, 0).waitFor()
    const stock = labelled(page, 'adminProducts.column.stock').first()
    await hands.chooseByPointer(stock, say('adminProducts.stock.out'))
    await page.waitForURL(/stock=out/)
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
    await hands.chooseByPointer(status(page), say('adminProducts.status.inactive'))
  },
  isDone: async (desk) => (await hiddenNow(desk)) === hidden + 1,
}

/** Of the list of products and of the sheet. */
export const productTasks: readonly Task[] = [raise5, restock30, hide]
