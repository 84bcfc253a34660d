/** Returns the contrast of two colours as `#rrggbb` by WCAG 2.2, from 1 to 21; null for other notations. */
export function contrastOf(front: string, ground: string): number | null {
  const lights = [luminance(front), luminance(ground)]
  const [light, dark] = lights.sort((a, b) => b - a)
  if (light === undefined || dark === undefined || lights.some(Number.isNaN)) return null
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  if (hex.length !== 7 || red === undefined || green === undefined || blue === undefined)
    return Number.NaN
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
