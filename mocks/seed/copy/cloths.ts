import type { Fibre } from '../catalogue/garment'
import cloth from './cloths.json' with { type: 'json' }

/** Vietnamese texts, each with its English text. */
export type EnglishTexts = Readonly<Record<string, string>>

type ClothCopy = {
  label: EnglishTexts
  feel: EnglishTexts
  /** Names of care symbols in `lib/care`, such as `wash-30`. */
  symbols: readonly string[]
}

export const cloths: Readonly<Record<Fibre, ClothCopy>> = cloth
