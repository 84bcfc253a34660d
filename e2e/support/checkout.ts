import type { Locator, Page } from '@playwright/test'
import { checkoutDraft } from '../../mocks/seed/checkout-draft'
import type { ShopLocale } from '../fixtures'
import { type Text, textsOf } from './texts'
import { visit, callsTo } from './world'

const dress = './products/dam-chu-a-co-sen-tu-anh'

/** Buys one dress with "Buy now" and opens the checkout: empty, or filled in with this payment method. */
export async function openCheckout(
  page: Page,
  locale: ShopLocale,
  scenario = '',
  payment?: 'cod' | 'paypal',
) {
  const text = textsOf(locale)
  await visit(page, scenario ? `${dress}?scenario=${scenario}` : dress)
  const kept = payment && checkoutDraft(payment)
  if (kept) await page.evaluate((form) => sessionStorage.setItem('checkout_draft', form), kept)
  await page.getByRole('button', { name: text('product.buyNow') }).click()
  const pay = page.getByRole('button', { name: text('checkout.pay') })
  await pay.waitFor()
  return { text, pay }
}

/** The summary of the saved address that a signed-in shopper's order goes to. */
export function savedSummary(page: Page, text: Text): Locator {
  return page.getByRole('group', { name: text('saved.summary') })
}

/** Opens the fields behind that summary. */
export async function editDelivery(page: Page, text: Text): Promise<void> {
  await savedSummary(page, text)
    .getByRole('button', { name: text('saved.edit') })
    .click()
}

/** Opens a filled-in checkout with PayPal as the payment method. */
export function openPaypalCheckout(page: Page, locale: ShopLocale, scenario = '') {
  return openCheckout(page, locale, scenario, 'paypal')
}

type Outcome = 'approve' | 'cancel' | 'expire' | 'decline'

/** Returns the payment token of the fake approval page. */
export async function tokenOnPaypal(page: Page): Promise<string> {
  await page.waitForURL(/\/mock\/paypal\?token=/)
  return new URL(page.url()).searchParams.get('token') ?? ''
}

/** Presses a button of the fake approval page. */
export async function answerOnPaypal(page: Page, outcome: Outcome): Promise<void> {
  await tokenOnPaypal(page)
  await page.locator(`button[value=${outcome}]`).click()
}

/** Counts how often the backend has answered an operation since the test began. */
export async function callsOf(page: Page, operation: string): Promise<number> {
  return (await callsTo(page)).filter((entry) => entry.operation === operation).length
}
