import type { Locator, Page } from '@playwright/test'
import { splitNames } from '../../mocks/scenarios/parse'
import { checkoutDraft } from '../../mocks/seed/checkout-draft'
import { lineOf } from './cart'
import { payName, type Text } from './texts'
import { callsTo, openBlankPage, setScenarios } from './world'

const dress = 'dam-chu-a-co-sen-tu-anh'

/**
 * Buys one dress with "Buy now" and opens the checkout. The form is empty, or filled in with this payment
 * method. Returns the pay button.
 */
export async function buyNow(page: Page, text: Text, payment?: 'cod' | 'paypal') {
  await page.goto(`./products/${dress}`)
  const [base = '/'] = new URL(page.url()).pathname.split('products/')
  if (payment) await keepDraft(page, payment, base)
  await page.getByRole('button', { name: text('product.buyNow') }).click()
  return openedCheckout(page, text)
}

/** Stores a filled-in checkout form with this payment method, for a shop that is served below `base`. */
export async function keepDraft(page: Page, payment: 'cod' | 'paypal', base = '/') {
  const kept = [`${base === '/' ? '' : base}checkout_draft`, checkoutDraft(payment)] as const
  await page.evaluate(([name, form]) => sessionStorage.setItem(name, form), kept)
}

/**
 * Opens the checkout with one dress. The dress is stored in the checkout's history entry, and the page is
 * reloaded. This takes half as long as a purchase from the product page, and works only with a mock backend.
 * Returns the pay button.
 */
export async function openCheckout(
  page: Page,
  text: Text,
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
  return openedCheckout(page, text)
}

async function openedCheckout(page: Page, text: Text) {
  const pay = page.getByRole('button', { name: payName(text) })
  await pay.waitFor()
  return pay
}

/** Returns the summary of the saved address, to which a signed-in shopper's order is sent. */
export function savedSummary(page: Page, text: Text): Locator {
  return page.getByRole('group', { name: text('saved.summary') })
}

/** Opens the fields behind the summary of the saved address. */
export async function editDelivery(page: Page, text: Text): Promise<void> {
  await savedSummary(page, text)
    .getByRole('button', { name: text('saved.edit') })
    .click()
}

/** Opens a filled-in checkout with PayPal as the payment method. Returns the pay button. */
export function openPaypalCheckout(page: Page, text: Text, scenario = '') {
  return openCheckout(page, text, scenario, 'paypal')
}

/** Pays a filled-in checkout with PayPal and goes to the fake PayPal page. Returns the payment's token. */
export async function goToPaypal(page: Page, text: Text, scenario = ''): Promise<string> {
  await (await openPaypalCheckout(page, text, scenario)).click()
  return tokenOnPaypal(page)
}

type Outcome = 'approve' | 'cancel' | 'expire' | 'decline'

/** Returns the payment token from the URL of the fake PayPal page. */
export async function tokenOnPaypal(page: Page): Promise<string> {
  await page.waitForURL(/\/mock\/paypal\?token=/)
  return new URL(page.url()).searchParams.get('token') ?? ''
}

/** Clicks a button on the fake PayPal page. */
export async function answerOnPaypal(page: Page, outcome: Outcome): Promise<void> {
  await tokenOnPaypal(page)
  await page.locator(`button[value=${outcome}]`).click()
}

/** Approves the payment on the fake PayPal page, and waits for the success page. */
export async function approveOnPaypal(page: Page, text: Text): Promise<void> {
  await answerOnPaypal(page, 'approve')
  await page.getByText(text('order.success.title')).waitFor()
}

/** Returns how often the backend has answered an operation since the test began. */
export async function callsOf(page: Page, operation: string): Promise<number> {
  return (await callsTo(page)).filter((entry) => entry.operation === operation).length
}
