import type { Locator, Page } from 'playwright'
import { readTexts, textLookup } from '../messages/source.ts'
import { type Effect, waitUntilQuiet, timeClick } from './stopwatch.ts'

/** The effect that a shopper's click must show, and the bound in ms for it (Product §13). */
type Shown = Effect & { name: string; bound?: number }

export type NoteClick = (
  name: string,
  values: Record<string, number>,
  bounds: Readonly<Record<string, number | undefined>>,
) => void

const say = textLookup(readTexts('vi'))

type Stored = Readonly<Record<string, string>>

/**
 * Uses the shop at `url` like a visitor who has already seen its pages, and measures each click.
 * @param longCart A stored cart of many lines, for the last clicks.
 * @param token The token of a shopper who has orders.
 */
export async function walkShop(
  page: Page,
  url: string,
  { note, longCart, token }: { note: NoteClick; longCart: Stored; token: string },
): Promise<void> {
  const timed = async (act: () => Promise<unknown>, ...effects: Shown[]) => {
    await waitUntilQuiet(page)
    const { paint, shown } = await timeClick(page, act, effects)
    for (const [at, { name, bound }] of effects.entries())
      note(name, { paint, shown: shown[at] ?? NaN }, { shown: bound })
  }
  const click = async (what: Locator, ...effects: Shown[]) => {
    await what.scrollIntoViewIfNeeded()
    await timed(() => what.click(), ...effects)
  }
  const goBack = async () => {
    await page.goBack()
    await waitUntilQuiet(page)
  }
  const cards = page.locator('main h3 a')
  const addresses = () =>
    cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const isCard = (name: string, href = ''): Shown => ({
    name,
    css: `main h3 a[href="${href}"]`,
    bound: 200,
  })
  /** Returns the link of a product card that was not in the list before. */
  const newCard = async (before: readonly unknown[]) =>
    (await addresses()).find((href) => !before.includes(href)) ?? ''
  const openList = async () => {
    await page.goto(`${url}/products`)
    await cards.nth(11).waitFor()
    await waitUntilQuiet(page)
  }

  await openList()
  const start = await addresses()
  const order = () => page.locator('main select').selectOption('low-to-high')
  await order()
  await page.waitForURL(/sort=/)
  await waitUntilQuiet(page)
  const cheapest = await newCard(start)
  await goBack()
  await timed(order, isCard('list: order, seen', cheapest))
  await goBack()
  const turn = page.locator('a[href*="page=2"]').first()
  await turn.click()
  await page.waitForURL(/page=2/)
  await waitUntilQuiet(page)
  const next = await newCard(start)
  await goBack()
  await click(turn, isCard('list: page 2, seen', next))

  await openList()
  await page
    .locator('main button[aria-haspopup=dialog][aria-expanded]')
    .filter({ visible: true })
    .click()
  const value = page.locator('[role=dialog] input[type=checkbox]').nth(3)
  await value.click()
  await page.waitForURL(/color=/)
  await waitUntilQuiet(page)
  const filtered = await newCard(start)
  await value.click()
  await page.locator(`main h3 a[href="${start[0]}"]`).waitFor()
  await waitUntilQuiet(page)
  await timed(() => value.click(), isCard('list: filter, seen', filtered))

  await openList()
  const options = page.locator('[role=radiogroup]')
  await cards.nth(4).click()
  await options.first().waitFor()
  await goBack()
  const text = (await cards.nth(4).textContent()) ?? ''
  await click(cards.nth(4), { name: 'list: card to product, warm', css: 'h1', text, bound: 120 })
  const back = () => page.evaluate(() => history.back())
  await timed(back, { ...isCard('product: back to its list', start[0] ?? undefined), bound: 150 })
  const cold = (await cards.nth(7).textContent()) ?? ''
  await click(
    cards.nth(7),
    { name: 'list: card to product, cold', css: 'h1', text: cold, bound: 500 },
    { name: 'list: card to product, cold: picture', css: 'main [data-shot] img' },
    { name: 'list: card to product, cold: price', css: 'main h1 ~ div > [data-price]' },
  )
  await goBack()
  await cards.nth(4).click()
  await options.first().waitFor()
  await waitUntilQuiet(page)

  for (const [name, group] of [
    ['product: size', options.last()],
    ['product: colour', options.first()],
  ] as const) {
    const other = group.locator('label:has(input:not(:checked):not(:disabled))').first()
    const value = (await other.locator('input').getAttribute('value')) ?? ''
    await click(other, { name, css: `label:has(input[value="${value}"]:checked)`, bound: 60 })
  }
  const cart = page.locator('header button[aria-haspopup=dialog]')
  await click(
    page.locator('main button', { hasText: say('product.addToCart') }).last(),
    { name: 'product: add to cart, counted', css: 'header [data-count="1"]', bound: 100 },
    { name: 'product: add to cart, toast', css: '[role=status] [data-type=success]' },
  )
  await page.reload()
  await options.first().waitFor()
  await click(cart.last(), { name: 'header: cart, first time', css: '[role=dialog]', bound: 120 })

  await page.goto(`${url}/cart`)
  const counter = 'main li [role=group]'
  const more = page.locator(counter).first().locator('button').last()
  await click(more, { name: 'cart: quantity', css: counter, text: '02', bound: 100 })
  const pay = page.locator('main button', { hasText: say('cart.checkout') }).last()
  const field = 'main form input[name]'
  await click(pay, { name: 'cart: to the checkout form', css: field, bound: 300 })
  await goBack()
  const selectors = 'main form [role=combobox]'
  await click(pay, { name: 'cart: to its selectors', css: selectors, bound: 800 })
  await page.locator(field).first().focus()
  const typed = { name: 'checkout: key', css: `${field}[value^="N"]`, bound: 100 }
  await timed(() => page.keyboard.press('N'), typed)

  await openList()
  await click(cart.first(), { name: 'header: menu, first time', css: '[role=dialog] nav' })
  const english = '[role=dialog] button[lang=en]'
  await click(
    page.locator(english),
    { name: 'side menu: language, chosen', css: `${english}[aria-pressed=true]`, bound: 100 },
    { name: 'side menu: language', css: 'html[lang=en]', bound: 150 },
  )

  await page.evaluate((stored) => Object.assign(localStorage, stored), longCart)
  await page.goto(`${url}/cart`)
  await more.waitFor()
  await waitUntilQuiet(page)
  await click(more, { name: 'a long cart: quantity', css: counter, text: '02', bound: 100 })
  await openList()
  await click(cart.last(), {
    name: 'a long cart: header, first time',
    css: '[role=dialog]',
    bound: 120,
  })

  await page.evaluate((auth_token) => Object.assign(localStorage, { auth_token }), token)
  await page.goto(`${url}/account/orders`)
  const toOrder = page.locator('main a[href*="/account/orders/"]').first()
  await toOrder.waitFor()
  await click(toOrder, { name: 'orders: to an order', css: 'main h1', text: 'ML' })
}
