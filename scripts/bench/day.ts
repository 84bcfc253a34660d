import type { Browser, Locator } from 'playwright'
import { type Desk, openDesk } from './desk.ts'
import type { NotePress } from './shop-presses.ts'
import type { Site } from './site.ts'

export interface Order {
  id: number
  code: string
  phone: string
  status: string
  payment_method: string
  payment_status: string
  tracking_number: string
}
export interface Product {
  id: number
  name: string
  status: string
  category_id: number | null
}
interface Variant {
  id: number
  product_id: number
  stock: number
  price: number
}

/** What the backend holds, and what is known before the clock starts: the order of a caller, how many products were hidden. */
export interface Day {
  orders: () => Promise<Order[]>
  products: () => Promise<Product[]>
  variants: () => Promise<Variant[]>
  rows: <Row>(table: string) => Promise<Row[]>
  order?: Order
  before: number
  file?: string
}

type Way = 'keys' | 'pointer'

export interface Task {
  name: string
  /** What is at hand before the clock starts: a copied column, a caller's number. */
  prepare?: (desk: Desk, day: Day) => Promise<unknown>
  /** What the quick search is asked for, and what is taken there. */
  search: (day: Day) => readonly [text: string, found: RegExp]
  /** How the pointer comes to the same place; where it is left out, by the quick search, too. */
  links?: (desk: Desk) => readonly (Locator | RegExp)[]
  work?: (desk: Desk, way: Way) => Promise<unknown>
  isDone: (day: Day, desk: Desk) => Promise<boolean>
}

export const queued = 20
export const isInQueue = ({ status, payment_method }: Order) =>
  status === 'pending' && payment_method === 'cod'

async function openDay({ backend: { ask } }: Site): Promise<Day> {
  const rows = <Row>(table: string) => ask<Row[]>(`/__world/${table}`)
  const day: Day = {
    rows,
    orders: () => rows('orders'),
    products: () => rows('products'),
    variants: () => rows('variants'),
    before: 0,
  }
  const waiting = (await day.orders()).filter(isInQueue).length
  const sold = (await day.variants()).filter(({ stock }) => stock > 5).slice(0, queued - waiting)
  const where = { province_id: 1, district_id: 5, ward_id: 167, address: '12 Xuân Thủy' }
  for (const [nth, { id, product_id }] of sold.entries())
    await ask('/api/payments/create', {
      full_name: 'Trần Thị Bích',
      phone: `0987 650 ${String(nth).padStart(3, '0')}`,
      ...where,
      payment_method: 'cod',
      items: [{ product_id, variant_id: id, quantity: 1 }],
    })
  return day
}

/** Does each task by keys and by the pointer. Returns those that can't be done. */
export async function doTasks(
  browser: Browser,
  site: Site,
  { tasks, note }: { tasks: readonly Task[]; note: NotePress },
): Promise<string[]> {
  const failures: string[] = []
  for (const task of tasks) {
    for (const way of ['keys', 'pointer'] as const) {
      const desk = await openDesk(browser, site, way)
      const day = await openDay(site)
      const { page } = desk
      page.setDefaultTimeout(10_000)
      // From the start: a window that opens before somebody listens is lost.
      page.on('filechooser', () => {})
      const open = async () => {
        await page.goto('/admin')
        await page.getByRole('main').getByRole('link').first().waitFor()
      }
      try {
        await open()
        await task.prepare?.(desk, day)
        await open()
        const { steps, ms } = desk.effort
        const start = performance.now()
        const links = way === 'pointer' && task.links?.(desk)
        await (links ? desk.click(...links) : desk.quick(...task.search(day)))
        await task.work?.(desk, way)
        for (let look = 0; !(await task.isDone(day, desk)); look += 1) {
          if (look === 400) throw new Error('all steps are done, but the backend shows nothing')
          await page.waitForTimeout(50)
        }
        const script = (performance.now() - start) / 1000
        const person = (desk.effort.ms - ms) / 1000
        note(`${task.name}, ${way}`, { steps: desk.effort.steps - steps, person, script }, {})
      } catch (error) {
        failures.push(`${task.name}, ${way}: ${String(error)}`)
        note(`${task.name}, ${way}`, {}, {})
      }
      await page.context().close()
    }
  }
  return failures
}
