import type { UsdAmount } from '@/api/generated/model'

/** The buttons of the fake approval page: those of Product §4.8, and two faults. */
export const paypalOutcomes = ['approve', 'cancel', 'expire', 'decline'] as const

/** `expire` lets the token run out; `decline` approves a payment that PayPal then refuses to capture. */
export type PaypalOutcome = (typeof paypalOutcomes)[number]

export function isPaypalOutcome(value: unknown): value is PaypalOutcome {
  return paypalOutcomes.some((outcome) => outcome === value)
}

/** The exchange rate of the mock world. PayPal takes USD, not VND (Product §9). */
const vndPerUsd = 26_000

export function usdCentsOf(vnd: number): number {
  return Math.round((vnd / vndPerUsd) * 100)
}

/** What PayPal would charge, as a quote tells it. */
export function usdOf(vnd: number): UsdAmount {
  return { amount: usdCentsOf(vnd) / 100, rate: vndPerUsd }
}

export function formatUsd(cents: number, locale: string): string {
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
  return `${amount.format(cents / 100)}\u00a0USD`
}
