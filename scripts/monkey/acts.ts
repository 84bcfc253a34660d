import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { checkoutDraft } from '../../mocks/seed/checkout-draft.ts'
import type { Hand } from './hand.ts'

const addresses = [
  '/ /products /products?q=dam /products/dam-chu-a-co-sen-tu-anh /category/dam /category/ao?page=2 /cart /checkout',
  '/wishlist /account /account/orders /account/addresses /voucher /size-guide /contact /order-success /nowhere',
].flatMap((row) => row.split(' '))
const staffAddresses = [
  '/admin /admin/products /admin/products/create /admin/products/1/edit /admin/orders /admin/orders?status=pending',
  '/admin/categories /admin/banners /admin/homepage /admin/settings /admin/customers',
].flatMap((row) => row.split(' '))
const keys = 'Tab Shift+Tab Enter Space Escape ArrowDown ArrowUp ArrowRight'.split(' ')
const staffKeys = [...keys, ...'Control+z Control+s Control+k / ? j k x'.split(' ')]
const texts = ['lụa', '12', '0912345678', '-1', '1e9', 'x'.repeat(300), '<b>x</b>', 'Ữ Ẫ 👗', ' ']
/** Answers of the server that come now and then, until the next change. */
const scenarios = ['', '', 'createOrder.lost*1', 'latency:300', 'createOrder.serverError*1']

const messages = (file: string, id: string) =>
  ['vi', 'en'].map((locale) => {
    const url = new URL(`../../src/i18n/messages/${locale}/${file}.json`, import.meta.url)
    return String(JSON.parse(readFileSync(url, 'utf8'))[id])
  })
const named = (file: string, id: string) => new RegExp(`^(${messages(file, id).join('|')})$`)
const toCheckout = named('cart', 'cart.checkout')
const buyNow = named('product', 'product.buyNow')
const pay = named('checkout', 'checkout.pay')

type Act = { weight: number; name: string; do: (hand: Hand) => Promise<unknown> }

const acts: readonly Act[] = [
  { weight: 40, name: 'press', do: press },
  { weight: 8, name: 'type', do: type },
  { weight: 14, name: 'key', do: pressKey },
  { weight: 3, name: 'back', do: ({ tab }) => tab.goBack({ timeout: 3000 }) },
  { weight: 2, name: 'forward', do: ({ tab }) => tab.goForward({ timeout: 3000 }) },
  { weight: 3, name: 'reload', do: ({ tab }) => tab.reload({ timeout: 5000 }) },
  { weight: 6, name: 'open', do: open },
  { weight: 6, name: 'tab', do: async (hand) => hand.switchTab() },
  { weight: 2, name: 'language', do: switchLanguage },
  { weight: 2, name: 'offline', do: loseConnection },
  { weight: 1, name: 'sign in', do: signIn },
  { weight: 2, name: 'scenario', do: changeWorld },
  { weight: 4, name: 'order', do: order },
]
const weights = acts.reduce((sum, { weight }) => sum + weight, 0)

/** Does one thing at random. What can't be done at this moment, as a press on a page that leaves, is left out. */
export async function act(hand: Hand): Promise<void> {
  let left = hand.random() * weights
  const chosen = acts.find(({ weight }) => (left -= weight) < 0)
  if (!chosen) return
  hand.note(chosen.name)
  await chosen.do(hand).catch(() => {})
}

/** Presses a visible control, sometimes twice. */
async function press(hand: Hand): Promise<void> {
  const place = await placeOfOne(hand, 'a, button, input, label, select, summary, [role]')
  if (!place) return
  hand.note(`press ${place.name}`)
  await hand.tab.mouse.click(place.x, place.y, { clickCount: hand.random() < 0.1 ? 2 : 1 })
}

async function type(hand: Hand): Promise<void> {
  const place = await placeOfOne(hand, 'input, textarea, [contenteditable=true]')
  if (!place) return
  const text = hand.one(texts)
  hand.note(`type ${text.slice(0, 20)} into ${place.name}`)
  await hand.tab.mouse.click(place.x, place.y)
  await hand.tab.keyboard.insertText(text)
}

/** Returns a point of one of the controls in sight, and its name. */
async function placeOfOne(hand: Hand, selector: string) {
  const share = hand.random()
  return hand.tab.evaluate(
    ([wanted, part]) => {
      const inSight = [...document.querySelectorAll(wanted)].flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const isIn = width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight
        return isIn && element.contains(document.elementFromPoint(x, y)) ? [{ element, x, y }] : []
      })
      const one = inSight[Math.floor(part * inSight.length)]
      if (!one) return null
      const { element, x, y } = one
      const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return { x, y, name: `${element.tagName} ${name.trim().slice(0, 40)}` }
    },
    [selector, share] as const,
  )
}

async function pressKey(hand: Hand): Promise<void> {
  const key = hand.one(isStaffPage(hand.tab) ? staffKeys : keys)
  hand.note(`key ${key}`)
  await hand.tab.keyboard.press(key)
}

async function open(hand: Hand): Promise<void> {
  const address = hand.one(hand.random() < 0.5 ? addresses : staffAddresses)
  hand.note(`open ${address}`)
  await hand.tab.goto(address, { timeout: 5000 })
}

async function switchLanguage({ tab }: Hand): Promise<void> {
  await tab.evaluate(() => {
    const before = localStorage.getItem('locale')
    const next = before === 'en' ? 'vi' : 'en'
    localStorage.setItem('locale', next)
    // As another tab would say it.
    window.dispatchEvent(new StorageEvent('storage', { key: 'locale', newValue: next }))
  })
}

async function loseConnection(hand: Hand): Promise<void> {
  await hand.setOffline(true)
  await press(hand)
  await press(hand)
  await hand.setOffline(false)
}

async function signIn(hand: Hand): Promise<void> {
  const scenario = hand.one(['login:staff', 'login:staff', 'login:shopper', 'login:visitor'])
  hand.note(scenario)
  const { token } = await post(hand, '/__world/scenario', { scenario })
  await hand.tab.evaluate((value) => {
    if (typeof value === 'string') localStorage.setItem('auth_token', value)
    else localStorage.removeItem('auth_token')
  }, token)
  await hand.tab.reload({ timeout: 5000 })
}

async function changeWorld(hand: Hand): Promise<void> {
  const scenario = hand.one(scenarios)
  hand.note(`scenario ${scenario}`)
  await post(hand, '/__world/scenario', { scenario })
}

async function post({ address }: Hand, path: string, body: object): Promise<{ token?: unknown }> {
  const headers = { 'content-type': 'application/json' }
  return (
    await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  ).json()
}

/** Takes the cart, or one product, to the checkout in one tab or in both, and pays in all that are there. */
async function order(hand: Hand): Promise<void> {
  const tabs = hand.random() < 0.6 ? hand.tabs : [hand.tab]
  const buys = hand.random() < 0.5
  for (const tab of tabs) {
    await tab.goto(buys ? '/products/dam-chu-a-co-sen-tu-anh' : '/cart', { timeout: 5000 })
    const draft = checkoutDraft(hand.random() < 0.8 ? 'cod' : 'paypal')
    await tab.evaluate((form) => sessionStorage.setItem('checkout_draft', form), draft)
    await tab
      .getByRole('button', { name: buys ? buyNow : toCheckout })
      .first()
      .click(soon)
  }
  for (const tab of tabs) {
    const button = tab.getByRole('button', { name: pay })
    if (hand.random() < 0.3) await button.dblclick(soon)
    else await button.click(soon)
    if (hand.random() < 0.2) await tab.reload({ timeout: 5000 })
    if (hand.random() < 0.3) await button.click(soon)
  }
}

const soon = { timeout: 1500 }

const isStaffPage = (tab: Page): boolean => new URL(tab.url()).pathname.startsWith('/admin')
