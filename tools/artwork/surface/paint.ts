import type { Light } from './light.ts'

/** Puts light on dyed pieces: `pixels` are those of the garment's plan, four bytes each. */
export function paint(pixels: Uint8Array, lit: Light): void {
  const dyed = new Uint8Array(pixels)
  for (let index = 0; index < lit.count; index++) {
    const light = lit.light[index] ?? 1
    const scatter = lit.scatter[index] ?? 0
    const gloss = lit.gloss[index] ?? 0
    // Worn-off dye lets the pale thread show.
    const pale = Math.min((lit.wash[index] ?? 0) * 0.55, 0.6)
    // Shadows of cloth are warm, because light that went through the threads fills them.
    const cold = light < 1 ? (1 - light) * 0.05 : 0
    const to = (lit.at[index] ?? 0) * 4
    const from = (lit.from[index] ?? 0) * 4
    for (let channel = 0; channel < 3; channel++) {
      const dye = dyed[from + channel] ?? 0
      const own = linearOf(dye)
      const faded = own + (0.62 - own) * pale
      const sheen = gloss === 0 ? 0 : gloss * mirrorOf(dye)
      pixels[to + channel] = byteOf(faded * light * (1 - (channel - 1) * cold) + scatter + sheen)
    }
  }
}
const steps = 4096

const linear = Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 2.2)

/** How much of its gloss a dyed thread mirrors: dark ones little, or black silk would be leather. */
const mirrors = linear.map((light) => 0.62 * Math.sqrt(light) + 0.12)

/** Above this, light is compressed as film does, so that a highlight keeps its shape. */
const shoulder = 0.72

function developed(light: number): number {
  const over = light - shoulder
  return over <= 0
    ? light
    : shoulder + (1 - shoulder) * (1 - Math.exp((-over / (1 - shoulder)) * 1.12))
}

/** Bytes for amounts of light from 0 to 2. */
const bytes = Uint8Array.from({ length: steps * 2 + 1 }, (_, step) =>
  Math.round(developed(step / steps) ** (1 / 2.2) * 255),
)

/** Returns the light that a byte of a picture stands for, from 0 to 1. */
function linearOf(byte: number): number {
  return linear[byte] ?? 0
}

/** Returns the share of gloss that dye of a byte's light gives back. */
function mirrorOf(byte: number): number {
  return mirrors[byte] ?? 0
}

/** Returns the byte for an amount of light; 1 is white paper. */
function byteOf(light: number): number {
  return bytes[Math.min(Math.max(Math.round(light * steps), 0), steps * 2)] ?? 0
}
