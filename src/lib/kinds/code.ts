import { unescapeText, trimPunctuation } from './around'
import { findPhone } from './phone'

/** Matches the label in front of an order code in a message: `Mã đơn:`, `Order #`. */
const label =
  /^(?:m[ãa]|s[ốo]|[đd][ơo]n|v[ậa]n|code|order|sku|coupon|voucher|tracking)(?=[ :])[\p{L} ]*(?::| #)/iu

/**
 * Returns the code in a copied text: in ASCII digits and signs, without its label and the punctuation around
 * it. `Mã đơn: (ML1-0042).` gives `ML1-0042`.
 */
export function readCode(text: string): string {
  const code = trimPunctuation(unescapeText(text).normalize('NFC'))
  return trimPunctuation(code.replace(label, ''))
}

/** Matches an order code of the shop. People may write it without the hyphen. */
const orderCode = /^(ML\d{6})-?(\d{4,})$/

/**
 * Returns a code in the form that is sent and compared: in capitals, without spaces, and with the hyphen of
 * an order code.
 */
export function tidyCode(text: string): string {
  return readCode(text).replaceAll(' ', '').toUpperCase().replace(orderCode, '$1-$2')
}

/**
 * Returns true for a code that a spreadsheet has turned into a rounded number (`8,43457E+20`). The lost
 * digits make the code useless.
 */
export function hasLostDigits(text: string): boolean {
  return /^-?\d([.,]\d+)?E\+\d+$/.test(tidyCode(text))
}

/**
 * Returns the search text in a copied text: the phone number of `Lan – 0912 345 678`, or the code of `Mã đơn:
 * ML1-0042.`
 */
export function searchTextIn(text: string): string {
  const code = tidyCode(text)
  return findPhone(text) ?? (orderCode.test(code) ? code : readCode(text))
}
