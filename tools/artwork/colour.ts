/**
 * A colour in OKLab, where equal steps look equal. The functions of this file calculate in OKLab, so that
 * darker shades do not turn grey.
 */

type Lab = { l: number; a: number; b: number }

function channel(code: string, at: number): number {
  const value = Number.parseInt(code.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toLab(code: string): Lab {
  const r = channel(code, 1)
  const g = channel(code, 3)
  const b = channel(code, 5)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  }
}

function hex(value: number): string {
  const clamped = Math.min(Math.max(value, 0), 1)
  const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

function fromLab({ l, a, b }: Lab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short
  return `#${hex(red)}${hex(green)}${hex(blue)}`
}

/** Returns the perceived lightness, from 0 (black) to 1 (white). */
export function lightness(code: string): number {
  return toLab(code).l
}

/** Returns how different two colours look. A difference of 0.1 is clearly visible. */
export function contrast(one: string, other: string): number {
  const a = toLab(one)
  const b = toLab(other)
  return Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b)
}

/** Returns a colour between two others: `from` for an `amount` of 0, and `to` for 1. */
export function blend(from: string, to: string, amount: number): string {
  const a = toLab(from)
  const b = toLab(to)
  const step = (x: number, y: number): number => x + (y - x) * amount
  return fromLab({ l: step(a.l, b.l), a: step(a.a, b.a), b: step(a.b, b.b) })
}

/**
 * Returns a colour that is darker by `amount`, like cloth in its own shadow. The shadows of pale cloth are
 * also warmer.
 */
export function shade(code: string, amount: number): string {
  const lab = toLab(code)
  const l = Math.max(lab.l - amount, 0.08)
  const fade = Math.sqrt(l / Math.max(lab.l, 0.01))
  const warmth = amount * Math.max(lab.l - 0.6, 0)
  return fromLab({ l, a: lab.a * fade + warmth * 0.035, b: lab.b * fade + warmth * 0.075 })
}

/** Returns a colour that is lighter by `amount`, and warmer. */
export function tint(code: string, amount: number): string {
  const lab = toLab(code)
  const l = Math.min(lab.l + amount, 0.995)
  const fade = 1 - Math.min(amount * 0.8, 0.6)
  return fromLab({ l, a: lab.a * fade + amount * 0.01, b: lab.b * fade + amount * 0.012 })
}

function channels(code: string): [number, number, number] {
  const at = (index: number): number => Number.parseInt(code.slice(index, index + 2), 16) / 255
  return [at(1), at(3), at(5)]
}

function toCode(values: readonly number[]): string {
  const byte = (value: number): string =>
    Math.round(Math.min(Math.max(value, 0), 1) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${values.map(byte).join('')}`
}

/**
 * Returns the colour whose product with `from` is the darker colour `to`. Multiplying shades a print without
 * hiding it.
 */
export function multiplier(from: string, to: string): string {
  const target = channels(to)
  return toCode(channels(from).map((value, index) => (target[index] ?? 0) / Math.max(value, 0.004)))
}

/** Returns the colour which gives the lighter colour `to` when it is screened over `from`. */
export function screener(from: string, to: string): string {
  const target = channels(to)
  return toCode(
    channels(from).map(
      (value, index) => 1 - (1 - (target[index] ?? 0)) / Math.max(1 - value, 0.004),
    ),
  )
}
