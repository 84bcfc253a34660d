import type { Colour } from './garment.ts'
import palette from './palette.json' with { type: 'json' }

/** The colours of the mock shop's cloths, by the names that product files use. */
export const clothColours = palette satisfies Record<string, Colour & { english: string }>
