const steps = 4096

const linear = Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 2.2)

/** How much of its gloss a dyed thread mirrors: pale ones more. */
const mirrors = linear.map((light) => 0.45 * Math.sqrt(light) + 0.3)

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
export function linearOf(byte: number): number {
  return linear[byte] ?? 0
}

/** Returns the share of gloss that dye of a byte's light gives back. */
export function mirrorOf(byte: number): number {
  return mirrors[byte] ?? 0
}

/** Returns the byte for an amount of light; 1 is white paper. */
export function byteOf(light: number): number {
  return bytes[Math.min(Math.max(Math.round(light * steps), 0), steps * 2)] ?? 0
}
