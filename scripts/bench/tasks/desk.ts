import type { Page } from 'playwright'
import sharp from 'sharp'
import { say } from '../say.ts'
import type { Day } from './day.ts'
import type { Hands } from './hands.ts'

/** A member of staff before her screen. */
export interface Desk {
  page: Page
  hands: Hands
  day: Day
}

/** A frequent task: by keys alone, by the pointer, and how the backend tells that it is done. */
export interface Task {
  name: string
  /** What is at hand before the clock starts: a copied column, a caller's number. */
  prepare?: (desk: Desk) => Promise<void>
  keys: (desk: Desk) => Promise<void>
  pointer: (desk: Desk) => Promise<void>
  isDone: (desk: Desk) => Promise<boolean>
}

export const nav = (page: Page, id: string) =>
  page
    .getByRole('navigation', { name: say('admin.nav'), exact: true })
    .getByRole('link', { name: new RegExp(`^${say(id)}`) })
export const named = (page: Page, role: 'link' | 'button' | 'checkbox' | 'textbox', id: string) =>
  page.getByRole(role, { name: say(id), exact: true })
export const inWindow = (page: Page, id: string) =>
  page.getByRole('dialog').getByRole('button', { name: say(id), exact: true })
export const withNumber = (page: Page, id: string) =>
  page.getByRole('button', { name: new RegExp(`^${say(id).replace('({n})', '\\(\\d+\\)')}$`) })
export const labelled = (page: Page, id: string) => page.getByLabel(say(id), { exact: true })
export const rows = (page: Page) => page.locator('[data-row]')
export const box = (page: Page, nth: number) => rows(page).nth(nth).getByRole('checkbox').first()
export const all = (page: Page) => named(page, 'checkbox', 'table.selectAll')
export const status = (page: Page) => rows(page).first().getByRole('combobox')

/** Goes somewhere by the quick search. */
export async function quick({ page, hands }: Desk, text: string, found: RegExp | string) {
  await hands.press('Control+k')
  await page.getByRole('combobox', { name: say('adminKeys.palette') }).waitFor()
  await hands.type(text)
  const option = page.getByRole('option', { name: found }).first()
  await option.waitFor()
  await page
    .locator('[role=status]', { hasText: /result/ })
    .first()
    .waitFor()
  while (!(await option.evaluate((one) => one.hasAttribute('data-highlighted'))))
    await hands.press('ArrowDown')
  await hands.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** A screen's name in the quick search. */
export const screen = (id: string) => new RegExp(`^${say(`adminKeys.page.${id}`)}`)

/** From the list that has just opened to the checkbox of its first row. */
export async function firstBox({ page, hands }: Desk) {
  await box(page, 0).waitFor()
  await hands.press('/')
  await hands.press('ArrowDown')
}

/** Puts a text where Ctrl+V takes it from. */
export const copy = (page: Page, lines: readonly string[]) =>
  page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'))

export async function picture(name: string, width: number, height: number) {
  const image = sharp({ create: { width, height, channels: 3, background: '#a33b2e' } }).png()
  return { name, buffer: await image.toBuffer() }
}

export type Order = {
  id: number
  code: string
  phone: string
  status: string
  payment_method: string
  payment_status: string
  tracking_number: string
}
export type Product = { id: number; name: string; status: string; category_id: number | null }
export type Variant = { product_id: number; stock: number; price: number }
/** Returns the orders of the backend. */
export const orders = ({ day }: Desk) => day.read<Order>('orders')
