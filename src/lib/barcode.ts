import JsBarcode from 'jsbarcode'

/**
 * The bars of a Code 128 barcode, drawn with a height of 1. Widths are in modules. A module is the width of
 * the narrowest bar.
 */
export type Barcode = {
  /** The width of the bars, without the light zones that a barcode needs on both sides. */
  width: number
  /** The outline of the bars, for an SVG path. */
  path: string
}

/** The light zone on each side of a Code 128, in modules. */
export const barcodeQuietZone = 10

/**
 * Returns a text as a Code 128 barcode, or null if the text is longer than 80 characters or has characters
 * beyond printable ASCII. The barcode library is large, so import this file only after the click that needs a
 * barcode.
 */
export function barcodeOf(text: string): Barcode | null {
  if (!/^[\x20-\x7e]{1,80}$/.test(text)) return null
  const drawn: { encodings?: readonly { data: string }[] } = {}
  JsBarcode(drawn, text, { format: 'CODE128' })
  const modules = drawn.encodings?.[0]?.data ?? ''
  const bars = modules.matchAll(/1+/g)
  const path = [...bars].map(({ index, 0: { length } }) => `M${index} 0h${length}v1h-${length}z`)
  return { width: modules.length, path: path.join('') }
}
