import type { Page } from '@playwright/test'
import type { ShopLocale } from '../fixtures'
import { fillCheckout } from './buy-a-dress'
import { textsOf } from './texts'

const dress = '/products/dam-chu-a-co-sen-tu-anh'

/** Buys one dress at once and stands at the empty checkout. */
export async function openCheckout(page: Page, locale: ShopLocale, scenario = '') {
  const text = textsOf(locale)
  await page.goto(scenario ? `${dress}?scenario=${scenario}` : dress)
  await page.getByRole('button', { name: text('product.buyNow') }).click()
  const pay = page.getByRole('button', { name: text('checkout.pay') })
  await pay.waitFor()
  return { text, pay }
}

/** The same, filled in, to be paid with PayPal. */
export async function openPaypalCheckout(page: Page, locale: ShopLocale, scenario = '') {
  const opened = await openCheckout(page, locale, scenario)
  await fillCheckout(page, opened.text)
  await page.getByRole('radio', { name: 'PayPal' }).check({ force: true })
  return opened
}

type Outcome = 'approve' | 'cancel' | 'expire' | 'decline'

/** Presses one of the buttons of the fake approval page. */
export async function answerOnPaypal(page: Page, outcome: Outcome): Promise<void> {
  await page.waitForURL(/\/mock\/paypal\?token=/)
  await page.locator(`button[value=${outcome}]`).click()
}

/** The calls that the mock world of the page has answered since the page was loaded. */
export function callsOf(page: Page, operation: string): Promise<number> {
  return page.evaluate(
    (name) => window.__mockWorld?.log().filter((entry) => entry.operation === name).length ?? 0,
    operation,
  )
}
