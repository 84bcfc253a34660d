/**
 * The pairs of colours in use: the colours in front, the backgrounds, and the contrast that they need (WCAG
 * 2.2).
 */
const pairs: readonly (readonly [fronts: string, grounds: string, least: number])[] = [
  ['ink inkSoft accent accentHover celadon positive warning danger', 'paper surface sand', 4.5],
  ['ink accent', 'accentSoft', 4.5],
  ['ink inkSoft celadon positive', 'celadonSoft', 4.5],
  ['ink danger', 'dangerSoft', 4.5],
  ['onAccent', 'accent accentHover ink celadon positive danger', 4.5],
  ['lineStrong focus celadon danger', 'paper surface sand', 3],
  ['chart.value chart.mark', 'surface', 3],
  ['chart.value', 'chart.rest', 3],
]

/**
 * The pairs of colours in use as token names, one pair in each entry, with the contrast that it needs: 4.5
 * for text, 3 for outlines and charts.
 */
export const contrastPairs = pairs.flatMap(([fronts, grounds, least]) =>
  fronts
    .split(' ')
    .flatMap((front) => grounds.split(' ').map((ground) => [front, ground, least] as const)),
)

/** Returns red, green and blue of a colour in hexadecimal notation, each from 0 to 255. */
export const rgbChannels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = rgbChannels(hex)
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
