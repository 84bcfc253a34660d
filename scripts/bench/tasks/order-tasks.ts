import { say } from '../say.ts'
import { isInQueue, queued } from './day.ts'
import {
  all,
  box,
  copy,
  type Desk,
  firstBox,
  inWindow,
  named,
  nav,
  type Order,
  orders,
  quick,
  rows,
  screen,
  type Task,
  withNumber,
} from './desk.ts'

const confirm20: Task = {
  name: 'Confirm 20 cash orders',
  async keys(desk) {
    const { page, hands } = desk
    await quick(desk, 'cash', screen('queue'))
    await firstBox(desk)
    await hands.go('ArrowUp', all(page))
    await hands.press('Space')
    await withNumber(page, 'adminOrders.bulk.confirm').waitFor()
    await hands.press('Enter', 2)
  },
  async pointer({ page, hands }) {
    await hands.click(nav(page, 'admin.nav.orders'))
    await hands.click(page.getByRole('link', { name: new RegExp(say('adminOrders.tab.queue')) }))
    await page.waitForURL(/payment_method=cod/)
    await hands.click(all(page))
    await hands.click(withNumber(page, 'adminOrders.bulk.confirm'))
  },
  isDone: async (desk) => (await orders(desk)).filter(isInQueue).length === 0,
}

const parcels = Array.from({ length: 10 }, (_, nth) => `GHN00${nth + 10}`)

const ship10: Task = {
  name: 'Ship 10 orders, tracking numbers from a list',
  async prepare(desk) {
    await confirm20.pointer(desk)
    await desk.page
      .getByText(say('adminOrders.done.confirm'))
      .nth(queued - 1)
      .waitFor()
    await copy(desk.page, parcels)
  },
  async keys(desk) {
    const { page, hands } = desk
    await quick(desk, 'ship', screen('toShip'))
    await firstBox(desk)
    await hands.press('Space')
    await hands.press('Shift+ArrowDown', 9)
    await withNumber(page, 'adminOrders.bulk.ship').waitFor()
    await hands.press('Enter', 2)
    await hands.go('Tab', page.getByRole('dialog').getByRole('textbox').first())
    await hands.press('Control+v')
    await hands.press('Enter')
  },
  async pointer({ page, hands }) {
    await hands.click(nav(page, 'admin.nav.orders'))
    await hands.click(
      page.getByRole('link', { name: new RegExp(`^${say('adminOrders.status.processing')}`) }),
    )
    await page.waitForURL(/status=processing/)
    await hands.click(box(page, 0))
    await hands.click(box(page, 9), { modifiers: ['Shift'] })
    await hands.click(withNumber(page, 'adminOrders.bulk.ship'))
    await hands.click(page.getByRole('dialog').getByRole('textbox').first())
    await hands.press('Control+v')
    await hands.click(page.getByRole('dialog').locator('[type=submit]'))
  },
  async isDone(desk) {
    const sent = new Set((await orders(desk)).map((order) => order.tracking_number))
    return parcels.every((number) => sent.has(number))
  },
}

/** The order whose customer calls, or whose payment is to be given back. */
let wanted: Order | undefined

async function choose(desk: Desk, which: (order: Order) => boolean) {
  wanted = (await orders(desk)).find(which)
  if (!wanted) throw new Error('The day has no such order')
}

/** Opens the quick search with the pointer. */
async function openQuick({ page, hands }: Desk) {
  await hands.click(page.getByRole('button', { name: say('adminKeys.palette') }).first())
  await page.getByRole('combobox', { name: say('adminKeys.palette') }).waitFor()
}

const caller: Task = {
  name: 'Find the order of a caller by the number',
  prepare: (desk) => choose(desk, ({ status }) => status === 'shipped'),
  async keys(desk) {
    const { phone = '', code = '' } = wanted ?? {}
    await quick(desk, phone, new RegExp(`^${code}`))
  },
  async pointer(desk) {
    const { page, hands } = desk
    const { phone = '', code = '' } = wanted ?? {}
    await openQuick(desk)
    await hands.type(phone)
    await hands.click(page.getByRole('option', { name: new RegExp(`^${code}`) }))
  },
  async isDone({ page }) {
    return page.url().endsWith(`/admin/orders/${wanted?.id}`)
  },
}

const cancel: Task = {
  name: 'Cancel a paid order, reason given, to be refunded',
  prepare: (desk) =>
    choose(
      desk,
      (order) =>
        ['pending', 'processing'].includes(order.status) && order.payment_status === 'successful',
    ),
  async keys(desk) {
    const { page, hands } = desk
    const { code = '' } = wanted ?? {}
    await quick(desk, code, new RegExp(`^${code}`))
    await hands.go('Tab', named(page, 'button', 'adminOrders.move.cancelled'))
    await hands.press('Enter')
    await page.getByText(say('adminOrders.cancel.paid')).waitFor()
    await hands.go('Tab', inWindow(page, 'adminOrders.cancel.reason.changed'))
    await hands.press('Enter')
    await hands.go('Tab', inWindow(page, 'adminOrders.move.cancelled'))
    await hands.press('Enter')
  },
  async pointer(desk) {
    const { page, hands } = desk
    const { code = '' } = wanted ?? {}
    await openQuick(desk)
    await hands.type(code)
    await hands.click(page.getByRole('option', { name: new RegExp(`^${code}`) }))
    await hands.click(named(page, 'button', 'adminOrders.move.cancelled'))
    await hands.click(inWindow(page, 'adminOrders.cancel.reason.changed'))
    await hands.click(inWindow(page, 'adminOrders.move.cancelled'))
  },
  async isDone(desk) {
    const order = (await orders(desk)).find(({ id }) => id === wanted?.id)
    return order?.status === 'cancelled'
  },
}

let exported = ''

const exportDay: Task = {
  name: 'Export the orders of the day',
  async prepare({ page }) {
    exported = ''
    page.once('download', (download) => {
      exported = download.suggestedFilename()
    })
  },
  async keys(desk) {
    const { page, hands } = desk
    await quick(desk, 'today', screen('today'))
    await rows(page).first().waitFor()
    await hands.go('Tab', named(page, 'button', 'adminOrders.export'))
    await hands.press('Enter')
  },
  async pointer(desk) {
    const { page, hands } = desk
    await openQuick(desk)
    await hands.click(page.getByRole('option', { name: screen('today') }))
    await rows(page).first().waitFor()
    await hands.click(named(page, 'button', 'adminOrders.export'))
  },
  isDone: async () => exported.endsWith('.csv'),
}

/** Of orders. */
export const orderTasks: readonly Task[] = [confirm20, ship10, caller, cancel, exportDay]
