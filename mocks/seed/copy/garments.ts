import type { CatalogueEntry } from '../catalogue/entry'
import type { GarmentDesign } from '../catalogue/garment'
import { describableParts } from '../catalogue/parts'
import copy from './garments.json' with { type: 'json' }
import { partNames } from './parts'

type Garment = CatalogueEntry

const isForWork = ({ category }: Garment) => category === 'dam-cong-so'
const isForParties = ({ category }: Garment) => category === 'dam-du-tiec'
const isFitted = ({ design }: Garment) => design.cut === 'fitted' || design.cut === 'straight'
const isMini = ({ design }: Garment) => 'length' in design && design.length === 'mini'
const isPuffed = ({ design }: Garment) => design.sleeve === 'puff' || design.sleeve === 'bell'

/** Conditions that garments.json names in `when`, beside the names of the garment's parts. */
const rules: Readonly<Record<string, (garment: Garment) => boolean>> = {
  isForWork,
  isForParties,
  isFitted,
  isMini,
  isPuffed,
  isJeans: ({ cloth }) => cloth === 'denim',
  isSleeveless: ({ design }) => design.sleeve === 'none' || design.sleeve === 'short',
  isTee: ({ name }) => name.startsWith('Áo thun'),
  isShirt: ({ category }) => category === 'ao-so-mi',
  isBlouse: ({ category }) => category === 'ao-kieu',
  isForDays: (garment) => !isForWork(garment) && !isForParties(garment),
  isMiniOrPuffed: (garment) => isMini(garment) || isPuffed(garment),
  isPencil: ({ category }) => category === 'chan-vay-but-chi',
  isTailoredTrousers: ({ category }) => category === 'quan-tay',
  isWideLegged: ({ category }) => category === 'quan-ong-rong',
  isTraditional: ({ category }) => category === 'ao-dai-truyen-thong',
  isModern: ({ category }) => category === 'ao-dai-cach-tan',
  isBlazer: ({ category }) => category === 'ao-blazer',
  isTrenchCoat: ({ category }) => category === 'ao-mang-to',
  isTailored: ({ category }) => category === 'ao-blazer' || category === 'ao-mang-to',
  isWide: ({ design }) => design.cut === 'wide',
  isKnitted: ({ cloth }) => cloth === 'knit',
  isRawSilk: ({ cloth }) => cloth === 'rawSilk',
}

/** A sentence that several products share. It is true of the garments that fulfil every condition. */
export type Sentence = { vi: string; en: string; when?: readonly string[] }

function fulfils(condition: string, garment: Garment): boolean {
  const name = condition.replace(/^not /, '')
  const rule = rules[name]
  if (!rule && !(name in partNames))
    throw new Error(`garments.json names an unknown condition: ${condition}`)
  const parts: ReadonlySet<string> = describableParts(garment)
  return (rule?.(garment) ?? parts.has(name)) !== condition.startsWith('not ')
}

export const isTrueOf = ({ when = [] }: Sentence, garment: Garment): boolean =>
  when.every((condition) => fulfils(condition, garment))

type GarmentCopy = { fit: readonly Sentence[]; pairing: readonly Sentence[] }

/** Sentences for each kind of garment: how it fits, and which clothes match it. */
export const garments: Readonly<Record<GarmentDesign['kind'], GarmentCopy>> = copy
