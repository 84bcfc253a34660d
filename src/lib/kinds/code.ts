import { unescaped, unwrapped } from './around'
import { phoneIn } from './phone'

/** The label before a code in a message: `Mã đơn:`, `Order #`. */
const label =
  /^(?:m[ãa]|s[ốo]|[đd][ơo]n|v[ậa]n|code|order|sku|coupon|voucher|tracking)(?=[ :])[\p{L} ]*(?::| #)/iu

/**
 * Returns a code in the characters of a plain keyboard, without the text that mail, chat and sentences put
 * around it, for example `Mã đơn: (ML1-0042).`
 */
export function readCode(text: string): string {
  const code = unwrapped(unescaped(text).normalize('NFC'))
  return unwrapped(code.replace(label, ''))
}

/** The shop's own codes of orders, which people also write without the hyphen. */
const orderCode = /^(ML\d{6})-?(\d{4,})$/

/**
 * Returns a code in the form that is sent and compared: capitals, no spaces, and the hyphen of an order's
 * code.
 */
export function tidyCode(text: string): string {
  return readCode(text).replaceAll(' ', '').toUpperCase().replace(orderCode, '$1-$2')
}

/**
 * Returns true for a number of which a spreadsheet has kept only the first digits (`8,43457E+20`). It can no
 * longer be used as a code.
 */
export function hasLostDigits(text: string): boolean {
  return /^-?\d([.,]\d+)?E\+\d+$/.test(tidyCode(text))
}

/**
 * Returns the part of a copied text that staff want to find: the phone number in `Lan – 0912 345 678`, or the
 * code in `Mã đơn: ML1-0042.`
 */
export function soughtText(text: string): string {
  const code = tidyCode(text)
  return phoneIn(text) ?? (orderCode.test(code) ? code : readCode(text))
}
