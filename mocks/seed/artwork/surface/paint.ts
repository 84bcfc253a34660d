import type { Light } from './light.ts'
import { byteOf, linearOf, mirrorOf } from './tone.ts'

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
