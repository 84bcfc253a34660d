import type { Page } from '@playwright/test'
import { chance } from '../mocks/seed/chance.ts'
import { checkoutDraft } from '../mocks/seed/checkout-draft.ts'
import type { MessageId } from '../src/i18n/message-id.gen.ts'
import { readTexts, textLookup } from './messages/source.ts'

const addresses = [
  '/ /products /products?q=dam /products/dam-chu-a-co-sen-tu-anh /category/dam /category/ao?page=2 /cart /checkout',
  '/wishlist /account /account/orders /orders/track /account/addresses /voucher /size-guide /contact /order-success /nowhere',
].flatMap((row) => row.split(' '))
const staffAddresses = [
  '/admin /admin/products /admin/products/create /admin/products/1/edit /admin/orders /admin/orders?status=pending',
  '/admin/categories /admin/banners /admin/homepage /admin/settings /admin/customers /admin/vouchers',
].flatMap((row) => row.split(' '))
const keys = 'Tab Shift+Tab Enter Space Escape ArrowDown ArrowUp ArrowRight'.split(' ')
const staffKeys = [...keys, ...'Control+z Control+s Control+k / ? j k x'.split(' ')]
const texts = ['lụa', '12', '0912345678', '-1', '1e9', 'x'.repeat(300), '<b>x</b>', 'Ữ Ẫ 👗', ' ']
/** Faults and delays of the server. A random action chooses one of them, which replaces the earlier one. */
const scenarios = ['', '', 'createOrder.lost*1', 'latency:300', 'createOrder.serverError*1']
const people = ['login:staff', 'login:staff', 'login:shopper', 'login:visitor']

const languages = ['vi', 'en'].map((locale) => textLookup(readTexts(locale)))
const named = (id: MessageId) =>
  new RegExp(`^(${languages.map((say) => say(id).replace('{amount}', '.*')).join('|')})$`)
const [toCheckout, buyNow, pay] = [
  named('cart.checkout'),
  named('product.buyNow'),
  named('checkout.pay.cod'),
]
const soon = { timeout: 1500 }
const later = { timeout: 5000 }

/**
 * Returns `act`, which does a random thing in one of the browser's tabs, and `done`, the list of the last
 * actions. The same seed always gives the same actions.
 */
export function openMonkey(
  tabs: readonly Page[],
  { seed, address }: { seed: number; address: string },
) {
  const numbers = chance(String(seed))
  const random = () => numbers.between(0, 1)
  const one = (things: readonly string[]) => things[Math.floor(random() * things.length)] ?? ''
  let at = 0
  const tab = () => tabs[at] as Page
  /** The last actions, oldest first. They are printed when something breaks. */
  const done: string[] = []
  const note = (what: string) => {
    done.push(`tab ${at + 1} ${new URL(tab().url()).pathname}: ${what}`)
    if (done.length > 30) done.shift()
  }
  const setScenario = async (scenario: string): Promise<{ token?: unknown }> => {
    note(`scenario ${scenario}`)
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify({ scenario }) }
    return (await fetch(`${address}/__world/scenario`, init)).json()
  }

  const acts: Readonly<Record<string, { weight: number; do: () => Promise<unknown> }>> = {
    click: { weight: 40, do: click },
    type: { weight: 8, do: type },
    key: { weight: 14, do: pressKey },
    back: { weight: 3, do: () => tab().goBack({ timeout: 3000 }) },
    forward: { weight: 2, do: () => tab().goForward({ timeout: 3000 }) },
    reload: { weight: 3, do: () => tab().reload(later) },
    open: { weight: 6, do: open },
    'other tab': { weight: 6, do: async () => (at = 1 - at) },
    language: { weight: 2, do: () => tab().evaluate(switchLanguage) },
    offline: { weight: 2, do: loseConnection },
    'sign in': { weight: 1, do: signIn },
    scenario: { weight: 2, do: () => setScenario(one(scenarios)) },
    order: { weight: 4, do: order },
  }
  const all = Object.entries(acts)
  const weights = all.reduce((sum, [, { weight }]) => sum + weight, 0)

  /**
   * Does a random action. An action that fails is ignored, such as a click on a page that is just closing.
   */
  async function act(): Promise<void> {
    let left = random() * weights
    const [name, chosen] = all.find(([, { weight }]) => (left -= weight) < 0) ?? []
    note(name ?? '')
    await chosen?.do().catch(() => {})
  }

  /** Clicks a visible control, sometimes twice. */
  async function click(): Promise<void> {
    const place = await placeOfOne('a, button, input, label, select, summary, [role]')
    if (!place) return
    note(`click ${place.name}`)
    await tab().mouse.click(place.x, place.y, { clickCount: random() < 0.1 ? 2 : 1 })
  }

  async function type(): Promise<void> {
    const place = await placeOfOne('input, textarea, [contenteditable=true]')
    if (!place) return
    const text = one(texts)
    note(`type ${text.slice(0, 20)} into ${place.name}`)
    await tab().mouse.click(place.x, place.y)
    await tab().keyboard.insertText(text)
  }

  function placeOfOne(css: string) {
    return tab().evaluate(placeInSight, { css, share: random() })
  }

  async function pressKey(): Promise<void> {
    const isStaffPage = new URL(tab().url()).pathname.startsWith('/admin')
    const key = one(isStaffPage ? staffKeys : keys)
    note(`key ${key}`)
    await tab().keyboard.press(key)
  }

  async function open(): Promise<void> {
    const target = one(random() < 0.5 ? addresses : staffAddresses)
    note(`open ${target}`)
    await tab().goto(target, later)
  }

  async function loseConnection(): Promise<void> {
    const context = tab().context()
    await context.setOffline(true)
    await click()
    await click()
    await context.setOffline(false)
  }

  async function signIn(): Promise<void> {
    const { token } = await setScenario(one(people))
    await tab().evaluate((value) => {
      if (typeof value === 'string') localStorage.setItem('auth_token', value)
      else localStorage.removeItem('auth_token')
    }, token)
    await tab().reload(later)
  }

  /**
   * Takes the cart, or a product, to the checkout in one tab or in both, and pays in each tab that reaches
   * it.
   */
  async function order(): Promise<void> {
    const those = random() < 0.6 ? tabs : [tab()]
    const buys = random() < 0.5
    for (const page of those) {
      await page.goto(buys ? '/products/dam-chu-a-co-sen-tu-anh' : '/cart', later)
      const draft = checkoutDraft(random() < 0.8 ? 'cod' : 'paypal')
      await page.evaluate((form) => sessionStorage.setItem('checkout_draft', form), draft)
      const name = buys ? buyNow : toCheckout
      await page.getByRole('button', { name }).first().click(soon)
    }
    for (const page of those) {
      const button = page.getByRole('button', { name: pay })
      if (random() < 0.3) await button.dblclick(soon)
      else await button.click(soon)
      if (random() < 0.2) await page.reload(later)
      if (random() < 0.3) await button.click(soon)
    }
  }

  return { act, done }
}

/** Returns a random visible control with a point inside it. The function runs in the page. */
function placeInSight({ css, share }: { css: string; share: number }) {
  const inSight = [...document.querySelectorAll(css)].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const isIn = width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight
    return isIn && element.contains(document.elementFromPoint(x, y)) ? [{ element, x, y }] : []
  })
  const found = inSight[Math.floor(share * inSight.length)]
  if (!found) return null
  const { element, x, y } = found
  const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
  return { x, y, name: `${element.tagName} ${name.trim().slice(0, 40)}` }
}

function switchLanguage(): void {
  const newValue = localStorage.getItem('locale') === 'en' ? 'vi' : 'en'
  localStorage.setItem('locale', newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: 'locale', newValue }))
}
