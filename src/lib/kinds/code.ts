import { unescaped, unwrapped } from './around'
import { phoneIn } from './phone'

/** The label before a code in a message: `Mã đơn:`, `Order #`. */
const label =
  /^(?:m[ãa]|s[ốo]|[đd][ơo]n|v[ậa]n|code|order|sku|coupon|voucher|tracking)(?=[ :])[\p{L} ]*(?::| #)/iu

/**
 * Returns a code in the characters of a plain keyboard, without what mail, chat and sentences put around it:
 * `Mã đơn: (ML1-0042).`
 */
export function readCode(text: string): string {
  const code = unwrapped(unescaped(text).normalize('NFC'))
  return unwrapped(code.replace(label, ''))
}

/** The shop's own codes of orders, which people also write without the hyphen. */
const orderCode = /^(ML\d{6})-?(\d{4,})$/

/** Returns a code as it is sent and compared: capitals, no spaces, and an order's code with its hyphen. */
export function tidyCode(text: string): string {
  return readCode(text).replaceAll(' ', '').toUpperCase().replace(orderCode, '$1-$2')
}

/**
 * True for a number of which a spreadsheet has kept the first digits only (`8,43457E+20`): it is no code any
 * more.
 */
export function hasLostDigits(text: string): boolean {
  return /^-?\d([.,]\d+)?E\+\d+$/.test(tidyCode(text))
}

/**
 * Returns what staff look for by a text that they have copied: the phone number in `Lan – 0912 345 678`, the
 * code in `Mã đơn: ML1-0042.`
 */
export function soughtText(text: string): string {
  const code = tidyCode(text)
  return phoneIn(text) ?? (orderCode.test(code) ? code : readCode(text))
}
