import type { Locator } from 'playwright'
import { type Day, isInQueue, type Order, type Product, queued, type Task } from './day.ts'
import { type Desk, type IdAfter, say } from './desk.ts'

const parcels = Array.from({ length: 10 }, (_, nth) => `GHN00${nth + 10}`)
const delivered = Array.from({ length: 30 }, (_, nth) => String(101 + nth))
const category = 'Áo kiểu'
const newProduct = 'Áo sơ mi đũi tay bồng'
const voucherCode = 'CUOITUAN'
const bannerTitle = 'Giảm 20% cuối tuần'
const bannerTexts = [
  ['adminBanners.title1', bannerTitle],
  ['adminBanners.title2', 'Áo kiểu và chân váy'],
  ['adminBanners.link', '/category/ao-kieu'],
] as const

const screen = (id: IdAfter<'adminKeys.page.'>) => new RegExp(`^${say(`adminKeys.page.${id}`)}`)
const orderOf = ({ order }: Day) => new RegExp(`^${order?.code}`)

/** From the list that has just opened to the checkbox of its first row. */
async function firstBox({ box, press }: Desk) {
  await box(0).waitFor()
  await press('/')
  await press('ArrowDown')
}

/** The category's words in the filter of the products, which say below which one it stands. */
async function categoryWords(filter: Locator) {
  const option = filter.locator('option').filter({ hasText: category }).first()
  await option.waitFor({ state: 'attached' })
  return (await option.innerText()).trim()
}
const hiddenIn = async ({ products }: Day) =>
  (await products()).filter(({ status }) => status === 'inactive').length
const dearestIn = async ({ products, variants, rows }: Day) => {
  const wanted = (await rows<Product>('categories')).find(({ name }) => name === category)?.id
  const own = (await products()).filter(({ category_id }) => category_id === wanted)
  const ids = new Set(own.map(({ id }) => id))
  const prices = (await variants()).filter(({ product_id }) => ids.has(product_id))
  return Math.max(...prices.map(({ price }) => price))
}

const toQueue = ({ page, nav }: Desk) => [
  nav('orders'),
  page.getByRole('link', { name: new RegExp(say('adminOrders.tab.queue')) }),
  /payment_method=cod/,
]
/** Takes the first suggestion for what is typed into a field. */
async function suggest(desk: Desk, way: 'keys' | 'pointer', field: Locator, text: string) {
  const option = desk.page.getByRole('option').first()
  await field.waitFor()
  // A choice hands the focus on to the next field.
  if (!(await field.evaluate((one) => one === document.activeElement))) await desk.reach(field)
  await desk.type(text)
  await option.waitFor()
  if (way === 'pointer') return desk.click(option)
  await desk.press('ArrowDown')
  await desk.press('Enter')
}

const toShip = ({ page, nav }: Desk) => [
  nav('orders'),
  page.getByRole('link', { name: new RegExp(`^${say('adminOrders.status.processing')}`) }),
  /status=processing/,
]

export const tasks: readonly Task[] = [
  {
    name: 'Confirm 20 cash orders',
    search: () => ['cash', screen('queue')],
    links: toQueue,
    async work(desk, way) {
      const { click, go, press, all, bulk } = desk
      const confirm = bulk('adminOrders.bulk.confirm')
      if (way === 'pointer') return click(all, confirm)
      await firstBox(desk)
      await go('ArrowUp', all)
      await press('Space')
      await confirm.waitFor()
      await press('Enter', 2)
    },
    isDone: async ({ orders }) => !(await orders()).some(isInQueue),
  },
  {
    name: 'Ship 10 orders, tracking numbers from a list',
    async prepare(desk) {
      const { page, click, all, bulk, copy } = desk
      await click(...toQueue(desk), all, bulk('adminOrders.bulk.confirm'))
      await page
        .getByText(say('adminOrders.done.confirm'))
        .nth(queued - 1)
        .waitFor()
      await copy(parcels.join('\n'))
    },
    search: () => ['ship', screen('toShip')],
    links: toShip,
    async work(desk, way) {
      const { page, click, shiftClick, press, reach, box, bulk } = desk
      const [ship, dialog] = [bulk('adminOrders.bulk.ship'), page.getByRole('dialog')]
      if (way === 'keys') {
        await firstBox(desk)
        await press('Space')
        await press('Shift+ArrowDown', 9)
        await ship.waitFor()
        await press('Enter', 2)
      } else {
        await click(box(0))
        await shiftClick(box(9))
        await click(ship)
      }
      await reach(dialog.getByRole('textbox').first())
      await press('Control+v')
      await (way === 'keys' ? press('Enter') : click(dialog.locator('[type=submit]')))
    },
    async isDone({ orders }) {
      const sent = new Set((await orders()).map((order) => order.tracking_number))
      return parcels.every((number) => sent.has(number))
    },
  },
  {
    name: 'Take an order by phone: known caller, two products',
    prepare: async (_desk, day) => (day.before = (await day.orders()).length),
    search: () => ['phone', new RegExp(`^${say('adminKeys.action.takeOrder')}`)],
    links: ({ nav, link }) => [nav('orders'), link('adminOrders.new')],
    async work(desk, way) {
      const field = (id: 'caller' | 'variant') =>
        desk.page.getByRole('combobox', { name: say(`adminOrders.new.${id}`) })
      await suggest(desk, way, field('caller'), '0912345')
      for (const [nth, text] of ['tu anh be m', 'nguyet cat m'].entries()) {
        await suggest(desk, way, field('variant'), text)
        await desk.page
          .getByRole('button', { name: /^Remove / })
          .nth(nth)
          .waitFor()
      }
      await desk.page.getByText(say('bill.shipping')).waitFor()
      const save = desk.button('adminOrders.new.save')
      await (way === 'keys' ? desk.press('Control+Enter') : desk.click(save))
    },
    isDone: async ({ orders, before }) => (await orders()).length === before + 1,
  },
  {
    name: 'Add a product to an order before it ships',
    prepare: (_desk, day) => choose(day, isInQueue),
    search: (day) => [day.order?.code ?? '', orderOf(day)],
    async work(desk, way) {
      const { page, act, press, click, button, link } = desk
      await act(link('adminOrders.change'))
      const product = page.getByRole('combobox', { name: say('adminOrders.new.variant') })
      await suggest(desk, way, product, 'tu anh be m')
      await page.getByText(/^The customer pays/).waitFor()
      await (way === 'keys' ? press('Control+s') : click(button('adminOrders.change.save')))
    },
    async isDone({ rows, order }) {
      const lines = await rows<{ order_id: number }>('order_items')
      return lines.filter(({ order_id }) => order_id === order?.id).length === 2
    },
  },
  {
    name: 'Find the order of a caller by the number',
    prepare: (_desk, day) => choose(day, ({ status }) => status === 'shipped'),
    search: (day) => [day.order?.phone ?? '', orderOf(day)],
    isDone: async ({ order }, { page }) => page.url().endsWith(`/admin/orders/${order?.id}`),
  },
  {
    name: 'Cancel a paid order, reason given, to be refunded',
    prepare: (_desk, day) =>
      choose(
        day,
        ({ status, payment_status }) =>
          /^(pending|processing)$/.test(status) && payment_status === 'successful',
      ),
    search: (day) => [day.order?.code ?? '', orderOf(day)],
    async work({ page, act, button, inWindow }) {
      await act(button('adminOrders.move.cancelled'))
      await page.getByText(say('adminOrders.cancel.paid')).waitFor()
      await act(inWindow('adminOrders.cancel.reason.changed'))
      await act(inWindow('adminOrders.move.cancelled'))
    },
    async isDone({ orders, order }) {
      return (await orders()).some(({ id, status }) => id === order?.id && status === 'cancelled')
    },
  },
  {
    name: 'Export the orders of the day',
    prepare: async ({ page }, day) =>
      page.once('download', (download) => (day.file = download.suggestedFilename())),
    search: () => ['today', screen('today')],
    links: ({ page }) => [
      page.getByRole('button', { name: say('adminKeys.palette') }).first(),
      page.getByRole('option', { name: screen('today') }),
    ],
    async work({ rows, act, button }) {
      await rows.first().waitFor()
      await act(button('adminOrders.export'))
    },
    isDone: async ({ file }) => file?.endsWith('.csv') === true,
  },
  {
    name: 'Raise the prices of a category by 5 %',
    prepare: async (_desk, day) => (day.before = await dearestIn(day)),
    search: () => ['products', /^Products/],
    links: ({ nav }) => [nav('products')],
    async work(desk, way) {
      const { page, box, press, go, click, act, reach, type, all } = desk
      const filter = desk.labelled('field.category')
      await box(0).waitFor()
      if (way === 'keys') {
        await press('/')
        await go('Tab', filter)
        await desk.chooseByKeys(filter, await categoryWords(filter))
        await page.waitForURL(/category_id=/)
        await press('Shift+Tab')
        await press('ArrowDown')
        await go('ArrowUp', all)
        await press('Space')
        await press('Enter')
      } else {
        await desk.chooseByPointer(filter, await categoryWords(filter))
        await click(/category_id=/, all)
      }
      await act(desk.button('adminProducts.price'))
      await reach(desk.labelled('adminProducts.price.percent'))
      await type('5')
      await (way === 'keys' ? press('Enter') : click(desk.inWindow('adminProducts.price')))
    },
    isDone: async (day) => (await dearestIn(day)) > day.before,
  },
  {
    name: 'Restock 30 variants from a sheet',
    prepare: ({ copy }) => copy(delivered.join('\n')),
    search: () => ['sheet', screen('sheet')],
    links: ({ nav, link }) => [nav('products'), link('adminProducts.sheet')],
    async work({ page, press, go, click, button }, way) {
      const cell = page.locator('input[data-row="0"][data-column="2"]')
      await cell.waitFor()
      if (way === 'keys') {
        await press('/')
        await press('ArrowDown')
        await go('ArrowRight', cell)
      } else await click(cell)
      await press('Control+v')
      await (way === 'keys' ? press('Control+s') : click(button('adminSheet.save')))
    },
    async isDone({ variants }) {
      const stocks = new Set((await variants()).map(({ stock }) => String(stock)))
      return delivered.every((stock) => stocks.has(stock))
    },
  },
  {
    name: 'Take a sold-out product off sale',
    prepare: async (_desk, day) => (day.before = await hiddenIn(day)),
    search: () => ['sold', screen('soldOut')],
    links: ({ nav }) => [nav('products')],
    async work(desk, way) {
      const { page, rows, box, go, labelled, chooseByKeys, chooseByPointer } = desk
      const [status, off] = [rows.first().getByRole('combobox'), say('field.status.inactive')]
      if (way === 'keys') {
        await page.waitForURL(/stock=out/)
        await firstBox(desk)
        await go('Tab', status)
        return chooseByKeys(status, off)
      }
      await box(0).waitFor()
      await chooseByPointer(labelled('field.stock'), say('adminProducts.stock.out'))
      await page.waitForURL(/stock=out/)
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
      return chooseByPointer(status, off)
    },
    isDone: async (day) => (await hiddenIn(day)) === day.before + 1,
  },
  {
    name: 'New product, 4 colours × 5 sizes, on sale',
    search: () => ['add', new RegExp(`^${say('adminKeys.action.create')}`)],
    links: ({ nav, link }) => [nav('products'), link('adminProducts.create')],
    async work(desk, way) {
      const { page, reach, go, press, type, click, textbox, labelled } = desk
      const layer = (id: 'sheet.price' | 'sheet.stock') =>
        page.getByRole('radio', { name: say(id), exact: true })
      const fill = async (field: Locator, ...texts: readonly string[]) => {
        await reach(field)
        for (const text of texts) {
          await type(text)
          await press('Enter')
        }
      }
      await reach(textbox('field.product.name'))
      await type(newProduct)
      await reach(page.getByRole('combobox', { name: say('field.category') }))
      await type('ao kieu')
      const option = page.getByRole('option', { name: category }).first()
      await (way === 'keys' ? press('Enter') : click(option))
      await reach(textbox('field.product.description'))
      await type('Đũi mềm, thấm mồ hôi')
      await desk.pick(labelled('adminImages.add'), '1.png', 600, 600)
      await page.getByText('1/9 images').waitFor()
      await fill(labelled('adminVariants.color.new'), 'Đen', 'Trắng', 'Be', 'Đỏ đô')
      await fill(labelled('adminVariants.size.new'), 'S, M, L, XL, XXL')
      await fill(labelled('adminVariants.fill.amount'), '350k')
      if (way === 'keys') {
        await go('Shift+Tab', layer('sheet.price'))
        await go('ArrowRight', layer('sheet.stock'))
      } else await click(layer('sheet.stock').locator('xpath=..'))
      await reach(labelled('adminVariants.fill.amount'))
      await press('Control+a')
      await type('10')
      await press('Enter')
      const publish = desk.button('adminProduct.save.publish')
      await (way === 'keys' ? press('Control+Enter') : click(publish))
    },
    async isDone({ products, variants }) {
      const made = (await products()).find(({ name }) => name === newProduct)
      const own = (await variants()).filter(
        (one) => one.product_id === made?.id && one.stock === 10,
      )
      return made?.status === 'active' && own.length === 20
    },
  },
  {
    name: 'Make a voucher',
    search: () => ['vouchers', new RegExp(`^${say('admin.nav.vouchers')}`)],
    links: ({ nav }) => [nav('vouchers')],
    async work({ page, act, reach, press, click, type, button, inWindow }, way) {
      await act(button('adminVouchers.add'))
      for (const [id, text] of [
        ['field.code', voucherCode],
        ['field.percent', '10'],
      ] as const) {
        await reach(page.getByRole('dialog').getByLabel(say(id)).first())
        await type(text)
      }
      await (way === 'keys' ? press('Enter') : click(inWindow('adminVouchers.save')))
    },
    async isDone({ rows }) {
      return (await rows<{ code: string }>('vouchers')).some(({ code }) => code === voucherCode)
    },
  },
  {
    name: 'Settle a return: approve, receive, refund',
    search: () => ['returns', new RegExp(`^${say('admin.nav.returns')}`)],
    links: ({ nav }) => [nav('returns')],
    async work(desk, way) {
      const { page, rows, press, go, click, act, button, inWindow } = desk
      const order = rows.first().getByRole('link').first()
      await order.waitFor()
      if (way === 'keys') {
        await press('/')
        await press('ArrowDown')
        await go('Tab', order)
        await press('Enter')
      } else await click(order)
      for (const step of [
        'adminReturns.move.approved',
        'adminReturns.move.received',
        'adminReturns.move.refunded',
      ] as const) {
        await act(button(step))
        if (step === 'adminReturns.move.refunded') {
          const method = page.getByRole('dialog').locator('select').last()
          if (way === 'keys') {
            await go('Tab', method)
            await desk.chooseByKeys(method, say('adminReturns.method.transfer'))
          } else await desk.chooseByPointer(method, say('adminReturns.method.transfer'))
        }
        await act(inWindow(step))
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
    },
    isDone: async ({ rows }) => (await rows('order_refunds')).length > 0,
  },
  {
    name: 'Publish a banner for a sale',
    search: () => ['banners', new RegExp(`^${say('admin.nav.banners')}`)],
    links: ({ nav }) => [nav('banners')],
    async work({ page, act, reach, press, click, type, pick, link, textbox, button }, way) {
      await act(link('adminBanners.add'))
      await pick(page.locator('main input[type=file]'), 'sale.png', 1600, 800)
      await page.locator('main form img').first().waitFor()
      for (const [id, text] of bannerTexts) {
        await reach(textbox(id))
        await type(text)
      }
      await (way === 'keys' ? press('Control+s') : click(button('adminBanners.save')))
    },
    async isDone({ rows }) {
      const banners = await rows<{ title_1: string }>('banners')
      return banners.some(({ title_1 }) => title_1 === bannerTitle)
    },
  },
]

async function choose(day: Day, which: (order: Order) => boolean): Promise<void> {
  const order = (await day.orders()).find(which)
  if (!order) throw new Error('The day has no such order')
  day.order = order
}
