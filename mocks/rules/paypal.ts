/** What the fake approval page offers: the way of Product §4.8, and what may go wrong there. */
export const paypalOutcomes = ['approve', 'cancel', 'expire', 'decline'] as const

/** `expire` lets the token run out; `decline` approves a payment that PayPal then does not hand over. */
export type PaypalOutcome = (typeof paypalOutcomes)[number]

export function isPaypalOutcome(value: unknown): value is PaypalOutcome {
  return paypalOutcomes.some((outcome) => outcome === value)
}

/** Whole VND that a dollar costs in the mock world. PayPal takes no VND (Product §9: currency USD). */
const vndPerUsd = 26_000

/** An amount in whole VND as PayPal charges it, in US cents. */
export function usdCentsOf(vnd: number): number {
  return Math.round((vnd / vndPerUsd) * 100)
}

/** `19.81 USD`, with the separators of that language, never broken over two lines. */
export function formatUsd(cents: number, locale: string): string {
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
  return `${amount.format(cents / 100)}\u00a0USD`
}
