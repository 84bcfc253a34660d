import type { MessageId } from '@/i18n/message-id.gen'
import type { PaypalBill } from '../handlers/paypal'
import { formatUsd, type PaypalOutcome } from '../rules/payments'

/** Names of texts in src/i18n/messages/{vi,en}/qa/qa.json, below `qa.paypal.` */
type TextName = MessageId extends infer Id
  ? Id extends `qa.paypal.${infer Name}`
    ? Name
    : never
  : never

type PaypalPage = {
  locale: string
  text: (id: string) => string
  /** Null when the token is unknown, or when the payment no longer waits for approval. */
  bill: PaypalBill | null
}

export function paypalPage({ locale, text: textOf, bill }: PaypalPage): {
  title: string
  body: string
} {
  const text = (name: TextName): string => escaped(textOf(`qa.paypal.${name}`))
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

/** Escapes a text for HTML, between tags and in quotes. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
/**
 * The style of the fake approval page. It differs from the shop's style, so that nobody confuses the two
 * pages.
 */
export const paypalStyle = `
  html { background: #eef2f8; color: #10182b; font: 16px/1.5 system-ui, sans-serif; }
  .paypal { max-width: 460px; margin: 0 auto; padding: 32px 16px; overflow-wrap: anywhere; }
  .paypal form { padding: 24px; border-radius: 12px; background: #fff; }
  .paypal .amount { font-size: 28px; font-weight: 800; }
  .paypal button {
    width: 100%;
    min-height: 48px;
    margin-block-start: 12px;
    border: 1px solid #001c64;
    border-radius: 24px;
    background: #fff;
    color: #001c64;
    font: inherit;
    cursor: pointer;
  }
  .paypal .pay { background: #001c64; color: #fff; }
  .paypal button:focus-visible { outline: 3px solid #0063b8; outline-offset: 2px; }
`
