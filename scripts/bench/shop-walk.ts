import type { Locator, Page } from 'playwright'
import { type Effect, readyToPress, timePress } from './press-timer.ts'

/** The presses of a shopper and how long each may take to be answered, in ms (Product §13). */
export const pressBounds = {
  'list: page 2, seen': 200,
  'list: order, seen': 200,
  'list: card to product, warm': 200,
  'product: back to its list': 200,
  'product: size': 100,
  'product: colour': 100,
  'product: add to cart, counted': 100,
  'product: add to cart, toast': undefined,
  'header: cart, first time': 100,
  'cart: quantity': 100,
  'side menu: language': 200,
  'cart: to the checkout form': 500,
  'cart: to its selectors': 800,
  'checkout: key': 100,
} as const satisfies Record<string, number | undefined>

export type PressName = keyof typeof pressBounds

/** Hears how long a press took to be answered, in ms. */
export type NotePress = (press: PressName, ms: number) => void

/** What a press leads to, and the name of the time until then. */
interface Shown extends Effect {
  name: PressName
}

/** How long a screen is given to finish what it does after its first paint, in ms. */
const restMs = 1500

/** Walks through the shop at `url` as somebody does who has seen its pages before, and times each press. */
export async function walkShop(page: Page, url: string, note: NotePress): Promise<void> {
  const rest = () => page.waitForTimeout(restMs)
  const timed = async (act: () => Promise<unknown>, ...shown: Shown[]) => {
    const times = await timePress(page, act, shown)
    for (const [at, { name }] of shown.entries()) note(name, times[at] ?? NaN)
  }
  const press = async (what: Locator, ...shown: Shown[]) => {
    const act = await readyToPress(page, what)
    await rest()
    await timed(act, ...shown)
    await rest()
  }
  const cards = page.locator('main h3 a')
  const nameOf = async (at: number) => (await cards.nth(at).textContent()) ?? ''

  await page.goto(`${url}/products`)
  await cards.nth(11).waitFor()
  const first = await nameOf(0)
  const order = page.locator('main select')
  await order.selectOption('low-to-high')
  await page.waitForURL(/sort=/)
  await rest()
  const cheapest = await nameOf(0)
  await page.goBack()
  await rest()
  const sort = () => order.selectOption('low-to-high')
  await timed(sort, { name: 'list: order, seen', css: 'main h3 a', text: cheapest })
  await page.goBack()
  await rest()
  const turn = page.locator('a[href*="page=2"]').first()
  await turn.click()
  await page.waitForURL(/page=2/)
  await rest()
  const next = await nameOf(0)
  await page.goBack()
  await rest()
  await press(turn, { name: 'list: page 2, seen', css: 'main h3 a', text: next })

  await page.goto(`${url}/products`)
  await cards.nth(11).waitFor()
  await cards.nth(4).click()
  await page.locator('[role=radiogroup]').first().waitFor()
  await rest()
  await page.goBack()
  await rest()
  const product = await nameOf(4)
  await press(cards.nth(4), { name: 'list: card to product, warm', css: 'h1', text: product })
  const back = () => page.evaluate(() => history.back())
  await timed(back, { name: 'product: back to its list', css: 'main h3 a', text: first })
  await rest()
  await cards.nth(4).click()
  await page.locator('[role=radiogroup]').first().waitFor()
  await rest()

  await choose('product: size', page.locator('[role=radiogroup]').last())
  await choose('product: colour', page.locator('[role=radiogroup]').first())
  const header = 'header button[aria-haspopup=dialog]'
  await press(
    page.locator('main button', { hasText: 'Thêm vào giỏ' }).last(),
    { name: 'product: add to cart, counted', css: `${header} [data-count="1"]` },
    { name: 'product: add to cart, toast', css: '[role=status] [data-type=success]' },
  )
  await page.reload()
  await page.locator('[role=radiogroup]').first().waitFor()
  await press(page.locator(header).last(), {
    name: 'header: cart, first time',
    css: '[role=dialog]',
  })

  await page.goto(`${url}/cart`)
  const counter = page.locator('main li [role=group]').first()
  await counter.waitFor()
  await press(counter.locator('button').last(), {
    name: 'cart: quantity',
    css: 'main li [role=group]',
    text: '02',
  })
  await toCheckout('cart: to the checkout form', 'main form input[name]')
  await page.goBack()
  await rest()
  await toCheckout('cart: to its selectors', 'main form [role=combobox]')
  const field = page.locator('main form input[name]').first()
  await field.focus()
  await rest()
  const type = () => page.keyboard.press('N')
  await timed(type, {
    name: 'checkout: key',
    css: 'main form input[name]',
    text: 'N',
    isValue: true,
  })

  await page.goto(`${url}/products`)
  await cards.nth(11).waitFor()
  await page.locator(header).first().click()
  const english = page.locator('[role=dialog] button[lang=en]')
  await english.waitFor()
  await press(english, { name: 'side menu: language', css: 'html[lang=en]' })

  async function choose(name: PressName, group: Locator) {
    const other = group.locator('label:has(input:not(:checked):not(:disabled))').first()
    const value = (await other.locator('input').getAttribute('value')) ?? ''
    await press(other, { name, css: `label:has(input[value="${value}"]:checked)` })
  }

  async function toCheckout(name: PressName, css: string) {
    const button = page.locator('main button', { hasText: 'Thanh toán' }).last()
    await press(button, { name, css })
  }
}
