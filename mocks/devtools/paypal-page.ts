import type { PaypalBill } from '../handlers/paypal'
import { formatUsd, type PaypalOutcome } from '../rules/paypal'

/** The message ids of the page, in src/i18n/messages/{vi,en}/qa.json. */
const texts = {
  document: 'qa.paypal.document',
  sandbox: 'qa.paypal.sandbox',
  title: 'qa.paypal.title',
  total: 'qa.paypal.total',
  code: 'qa.paypal.code',
  vnd: 'qa.paypal.vnd',
  note: 'qa.paypal.note',
  faults: 'qa.paypal.faults',
  over: 'qa.paypal.over',
  overText: 'qa.paypal.overText',
  back: 'qa.paypal.back',
  approve: 'qa.paypal.approve',
  cancel: 'qa.paypal.cancel',
  expire: 'qa.paypal.expire',
  decline: 'qa.paypal.decline',
} as const

export type PaypalPage = {
  locale: string
  /** Returns the text of a message id. */
  text: (id: string) => string
  /** Null when the token is unknown or no longer waits for approval. */
  bill: PaypalBill | null
}

/** Returns the HTML of the fake approval page: a form that posts `outcome`. */
export function paypalPage({ locale, text: textOf, bill }: PaypalPage): {
  title: string
  body: string
} {
  const text = (name: keyof typeof texts): string => escaped(textOf(texts[name]))
  const button = (outcome: PaypalOutcome, label: string, look: string) =>
    `<button name="outcome" value="${outcome}" class="${look}">${label}</button>`
  const content = bill
    ? `<h1>${text('title')}</h1>
      <dl>
        <dt>${text('total')}</dt>
        <dd class="amount">${escaped(formatUsd(bill.usdCents, locale))}</dd>
        <dt>${text('vnd')}</dt>
        <dd>${escaped(bill.vnd)}</dd>
        <dt>${text('code')}</dt>
        <dd>${escaped(bill.code)}</dd>
      </dl>
      ${button('approve', text('approve'), 'pay')}
      ${button('cancel', text('cancel'), 'plain')}
      <section aria-labelledby="faults">
        <h2 id="faults">${text('faults')}</h2>
        ${button('expire', text('expire'), 'plain')}
        ${button('decline', text('decline'), 'plain')}
      </section>`
    : `<h1>${text('over')}</h1>
      <p>${text('overText')}</p>
      ${button('expire', text('back'), 'pay')}`
  return {
    title: text('document'),
    body: `<main class="paypal">
    <p class="brand"><b>Pay</b><i>Pal</i> <span>${text('sandbox')}</span></p>
    <form method="post">
      ${content}
    </form>
    <p class="note">${text('note')}</p>
  </main>`,
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
