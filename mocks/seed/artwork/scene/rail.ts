import { n } from '../pen/geometry.ts'

/** Draws a wooden clothes rail with its top at `y`, and its shadow on the wall. */
export function rail(x: number, y: number, length: number): string {
  const bar = (top: number, height: number, paint: string): string =>
    `<rect x="${n(x)}" y="${n(top)}" width="${n(length)}" height="${height}" rx="${height / 2}" ${paint}/>`
  return (
    bar(y + 14, 14, 'fill="#3b2c22" opacity=".26" filter="url(#contact)"') +
    bar(y, 14, 'fill="#a07a50"') +
    bar(y + 8, 6, 'fill="#7f5c38" opacity=".45"') +
    bar(y + 1.6, 3.6, 'fill="#d0ad80" opacity=".8"')
  )
}
