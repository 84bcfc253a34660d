import type { Page } from '@playwright/test'
import type { ShopLocale } from '../fixtures'
import { textsOf } from './texts'
import { visit, callsTo } from './world'

const dress = '/products/dam-chu-a-co-sen-tu-anh'

/** What a shopper has typed before, as the shop keeps it; the journeys type it themselves. */
const draft = {
  firstName: 'Lan',
  lastName: 'Nguyễn Thị',
  phone: '0912 345 678',
  street: '12 Nguyễn Huệ',
  region: {
    country: { id: 1, name: 'Việt Nam', code: 'VN' },
    province: { id: 79, name: 'TP. Hồ Chí Minh', code: '79', has_districts: true },
    district: { id: 760, name: 'Quận 1', code: '760' },
    ward: { id: 26740, name: 'Phường Bến Nghé', code: '26740' },
  },
}

/** Buys one dress at once and stands at the checkout: empty, or filled in before and to be paid in this way. */
export async function openCheckout(
  page: Page,
  locale: ShopLocale,
  scenario = '',
  payment?: 'cod' | 'paypal',
) {
  const text = textsOf(locale)
  await visit(page, scenario ? `${dress}?scenario=${scenario}` : dress)
  const kept = payment && JSON.stringify({ ...draft, payment })
  if (kept) await page.evaluate((form) => sessionStorage.setItem('checkout_draft', form), kept)
  await page.getByRole('button', { name: text('product.buyNow') }).click()
  const pay = page.getByRole('button', { name: text('checkout.pay') })
  await pay.waitFor()
  return { text, pay }
}

/** Filled in, to be paid with PayPal. */
export function openPaypalCheckout(page: Page, locale: ShopLocale, scenario = '') {
  return openCheckout(page, locale, scenario, 'paypal')
}

type Outcome = 'approve' | 'cancel' | 'expire' | 'decline'

/** Which payment the fake approval page is about, by its token. */
export async function tokenOnPaypal(page: Page): Promise<string> {
  await page.waitForURL(/\/mock\/paypal\?token=/)
  return new URL(page.url()).searchParams.get('token') ?? ''
}

/** Presses one of the buttons of the fake approval page. */
export async function answerOnPaypal(page: Page, outcome: Outcome): Promise<void> {
  await tokenOnPaypal(page)
  await page.locator(`button[value=${outcome}]`).click()
}

/** How often the backend has answered an operation since the test began. */
export async function callsOf(page: Page, operation: string): Promise<number> {
  return (await callsTo(page)).filter((entry) => entry.operation === operation).length
}
