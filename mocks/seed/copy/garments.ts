import type { CatalogueEntry } from '../catalogue/entry'
import type { GarmentDesign } from '../catalogue/garment'
import copy from './garments.json' with { type: 'json' }

type Garment = CatalogueEntry

const isForWork = ({ category }: Garment) => category === 'dam-cong-so'
const isForParties = ({ category }: Garment) => category === 'dam-du-tiec'
const isFitted = ({ design }: Garment) => design.cut === 'fitted' || design.cut === 'straight'
const isMini = ({ design }: Garment) => 'length' in design && design.length === 'mini'
const isPuffed = ({ design }: Garment) => design.sleeve === 'puff' || design.sleeve === 'bell'
const isElastic = ({ design }: Garment) => design.inside?.includes('elastic') ?? false
const isJeans = ({ cloth }: Garment) => cloth === 'denim'

/** Conditions that garments.json names in `when`. */
const rules: Readonly<Record<string, (garment: Garment) => boolean>> = {
  isForWork,
  isForParties,
  isFitted,
  isMini,
  isPuffed,
  isElastic,
  isJeans,
  isSleeveless: ({ design }) => design.sleeve === 'none' || design.sleeve === 'short',
  isLongSleeved: ({ design }) => design.sleeve === 'long',
  isTee: ({ category }) => category === 'ao-thun',
  isShirt: ({ category }) => category === 'ao-so-mi',
  isBlouse: ({ category }) => category === 'ao-kieu',
  isForDays: (garment) => !isForWork(garment) && !isForParties(garment),
  isLoose: (garment) => !isFitted(garment),
  isMiniOrPuffed: (garment) => isMini(garment) || isPuffed(garment),
  isPencil: ({ category }) => category === 'chan-vay-but-chi',
  isStiff: (garment) => !isElastic(garment) && !isJeans(garment),
  isTailoredTrousers: ({ category }) => category === 'quan-tay',
  isWideLegged: ({ category }) => category === 'quan-ong-rong',
  isTraditional: ({ category }) => category === 'ao-dai-truyen-thong',
  isModern: ({ category }) => category === 'ao-dai-cach-tan',
  isBlazer: ({ category }) => category === 'ao-blazer',
  isTrenchCoat: ({ category }) => category === 'ao-mang-to',
  isTailored: ({ category }) => category === 'ao-blazer' || category === 'ao-mang-to',
  isLined: ({ design }) => design.inside?.includes('lining') ?? false,
  isWrap: ({ design }) => design.cut === 'wrap',
  isWide: ({ design }) => design.cut === 'wide',
  isKnitted: ({ cloth }) => cloth === 'knit',
  isRawSilk: ({ cloth }) => cloth === 'rawSilk',
}

/** A sentence that several products share. It is true of the garments that fulfil every condition. */
export type Sentence = { vi: string; en: string; when?: readonly string[] }

function fulfils(condition: string, garment: Garment): boolean {
  const rule = rules[condition.replace(/^not /, '')]
  if (!rule) throw new Error(`garments.json names an unknown condition: ${condition}`)
  return rule(garment) !== condition.startsWith('not ')
}

export const isTrueOf = ({ when = [] }: Sentence, garment: Garment): boolean =>
  when.every((condition) => fulfils(condition, garment))

type GarmentCopy = { fit: readonly Sentence[]; pairing: readonly Sentence[] }

/** Sentences for each kind of garment: how it fits, and which clothes match it. */
export const garments: Readonly<Record<GarmentDesign['kind'], GarmentCopy>> = copy
