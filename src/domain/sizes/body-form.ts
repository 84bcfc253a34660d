import { numberOf } from '@/lib/kinds/kinds'
import { tidyText } from '@/lib/text'
import type { BodyMeasures } from './finder'

export const bodyFields = ['bust', 'waist', 'hip', 'height', 'weight'] as const
export type BodyField = (typeof bodyFields)[number]

export type BodyForm = Record<BodyField, string>

export const emptyBodyForm: BodyForm = { bust: '', waist: '', hip: '', height: '', weight: '' }

/** The possible measures of adults, in cm and kg. A value outside these bounds must be a typing mistake. */
const bodyBounds: Readonly<Record<BodyField, { min: number; max: number }>> = {
  bust: { min: 60, max: 160 },
  waist: { min: 45, max: 150 },
  hip: { min: 60, max: 170 },
  height: { min: 120, max: 220 },
  weight: { min: 30, max: 200 },
}

const metres = /^([12])\s*m\s*(\d{1,2})$/i

/**
 * Reads a measure in cm or kg: "62", "62,5", "62.5 cm". A height can also be "1m58" or "1,58". Returns null
 * for an empty text, and NaN for a text that is not a number.
 */
export function readBodyMeasure(field: BodyField, text: string): number | null {
  const tidy = tidyText(text)
  if (tidy === '') return null
  const [, metre, rest] = (field === 'height' && metres.exec(tidy)) || []
  if (metre && rest) return Number(metre) * 100 + Number(rest.padEnd(2, '0'))
  const value = numberOf('measure', tidy.replace(/ ?(?:cm|kg)$/i, '')) ?? Number.NaN
  return field === 'height' && value < 3 ? Math.round(value * 100) : value
}

/** Returns true if a field is empty or contains a possible measure. */
export function isEmptyOrPossibleMeasure(field: BodyField, text: string): boolean {
  const value = readBodyMeasure(field, text)
  const { min, max } = bodyBounds[field]
  return value === null || (value >= min && value <= max)
}

export function bodyMeasuresOf(form: BodyForm): BodyMeasures {
  const read = (field: BodyField) => readBodyMeasure(field, form[field])
  return {
    bust: read('bust'),
    waist: read('waist'),
    hip: read('hip'),
    height: read('height'),
    weight: read('weight'),
  }
}
