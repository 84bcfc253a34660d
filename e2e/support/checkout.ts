import type { Locator, Page } from '@playwright/test'
import { splitNames } from '../../mocks/scenarios/parse'
import { checkoutDraft } from '../../mocks/seed/checkout-draft'
import type { ShopLocale } from '../fixtures'
import { lineOf } from './cart'
import { type Text, textsOf } from './texts'
import { callsTo, openBlankPage, setScenarios } from './world'

const dress = 'dam-chu-a-co-sen-tu-anh'

/** Buys one dress with "Buy now" and opens the checkout: empty, or filled in with this payment method. */
export async function buyNow(page: Page, locale: ShopLocale, payment?: 'cod' | 'paypal') {
  const text = textsOf(locale)
  await page.goto(`./products/${dress}`)
  const kept = payment && checkoutDraft(payment)
  if (kept) await page.evaluate((form) => sessionStorage.setItem('checkout_draft', form), kept)
  await page.getByRole('button', { name: text('product.buyNow') }).click()
  return openedCheckout(page, text)
}

/**
 * Opens the checkout with one dress, as a reload of it does: its lines are stored beside the history entry that they
 * belong to. Half as long as the way over the product. Only for shops with a mock backend behind them.
 */
export async function openCheckout(
  page: Page,
  locale: ShopLocale,
  scenario = '',
  payment?: 'cod' | 'paypal',
) {
  const line = await lineOf(page, dress)
  await openBlankPage(page)
  if (scenario) await setScenarios(page, splitNames(scenario))
  const kept = { lines: [line], draft: payment ? checkoutDraft(payment) : null }
  await page.evaluate(({ lines, draft }) => {
    const visit = 'first'
    history.replaceState({ __TSR_key: visit, __TSR_index: 0 }, '', '/checkout')
    sessionStorage.setItem('checkout_lines', JSON.stringify({ visit, lines }))
    if (draft) sessionStorage.setItem('checkout_draft', draft)
  }, kept)
  await page.reload()
  return openedCheckout(page, textsOf(locale))
}

async function openedCheckout(page: Page, text: Text) {
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
