import { tidyCode } from '@/lib/text'

/** The code of the voucher page (Product §2.14). The shop knows its worth; any other code is for the server to judge. */
export const sampleCoupon = 'MOCLAN14'

/** The contract's limit, in characters. */
export const couponMax = 50

/** Returns a typed code as it is sent, in capitals and without blanks; null when nothing is typed. */
export function tidyCoupon(text: string): string | null {
  return tidyCode(text) || null
}

/** True for the code of the voucher page, however it is written. */
export function isSampleCoupon(text: string): boolean {
  return tidyCoupon(text) === sampleCoupon
}
