import JsBarcode from 'jsbarcode'

/** The bars of a Code 128, 1 high; all widths are in modules, its narrowest bar. */
export type Barcode = {
  /** Without the light zones that it needs on both sides. */
  width: number
  /** The outline of its bars, for an SVG. */
  path: string
}

/** The light zone on each side of a Code 128, in modules. */
export const lightZone = 10

/**
 * Returns a text as Code 128. Null where it can't be one, because it is longer than 80 characters or has
 * other signs than plain letters and figures. The gate to the library for barcodes; import it with the click
 * that needs one.
 */
export function code128(text: string): Barcode | null {
  if (!/^[\x20-\x7e]{1,80}$/.test(text)) return null
  const drawn: { encodings?: readonly { data: string }[] } = {}
  JsBarcode(drawn, text, { format: 'CODE128' })
  const modules = drawn.encodings?.[0]?.data ?? ''
  const bars = modules.matchAll(/1+/g)
  const path = [...bars].map(({ index, 0: { length } }) => `M${index} 0h${length}v1h-${length}z`)
  return { width: modules.length, path: path.join('') }
}
