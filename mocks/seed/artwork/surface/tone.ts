const steps = 4096

const linear = Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 2.2)
const bytes = Uint8Array.from({ length: steps + 1 }, (_, step) =>
  Math.round((step / steps) ** (1 / 2.2) * 255),
)

/** Returns the light that a byte of a picture stands for, from 0 to 1. */
export function linearOf(byte: number): number {
  return linear[byte] ?? 0
}

/** Returns the byte for an amount of light; 1 and more is white. */
export function byteOf(light: number): number {
  return bytes[Math.min(Math.max(Math.round(light * steps), 0), steps)] ?? 0
}
