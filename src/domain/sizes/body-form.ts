import { tidyText } from '@/lib/text'
import type { Body } from './finder'

/** What somebody may tell the size finder, in the order of its form. */
export const bodyFields = ['bust', 'waist', 'hip', 'height', 'weight'] as const
export type BodyField = (typeof bodyFields)[number]

/** As typed. */
export type BodyForm = Record<BodyField, string>

export const emptyBodyForm: BodyForm = { bust: '', waist: '', hip: '', height: '', weight: '' }

/** What a grown body can be: cm, weight in kg. Anything else is a slip of the keyboard. */
const bodyBounds: Readonly<Record<BodyField, { min: number; max: number }>> = {
  bust: { min: 60, max: 160 },
  waist: { min: 45, max: 150 },
  hip: { min: 60, max: 170 },
  height: { min: 120, max: 220 },
  weight: { min: 30, max: 200 },
}

const decimal = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*(?:cm|kg)?$/i
const metres = /^([12])\s*m\s*(\d{1,2})$/i

/**
 * A measure as people write it: "62", "62,5", "62.5 cm"; a height also as "1m58" or "1,58". Null where nothing is
 * written, NaN where it is no number.
 */
export function readMeasure(field: BodyField, text: string): number | null {
  const tidy = tidyText(text)
  if (tidy === '') return null
  const [, metre, rest] = (field === 'height' && metres.exec(tidy)) || []
  if (metre && rest) return Number(metre) * 100 + Number(rest.padEnd(2, '0'))
  const [, whole, fraction = '0'] = decimal.exec(tidy) ?? []
  if (!whole) return Number.NaN
  const value = Number(`${whole}.${fraction}`)
  return field === 'height' && value < 3 ? Math.round(value * 100) : value
}

/** Whether a field can be read and lies within what a body can be; an empty one is fine. */
export function isBodyMeasure(field: BodyField, text: string): boolean {
  const value = readMeasure(field, text)
  const { min, max } = bodyBounds[field]
  return value === null || (value >= min && value <= max)
}

/** Whether there is enough to find a size by: one girth, or height and weight together. */
export function isEnough(form: BodyForm): boolean {
  const told = (field: BodyField) => tidyText(form[field]) !== ''
  return told('bust') || told('waist') || told('hip') || (told('height') && told('weight'))
}

/** The measures of a valid form. */
export function bodyOf(form: BodyForm): Body {
  const read = (field: BodyField) => readMeasure(field, form[field])
  return {
    bust: read('bust'),
    waist: read('waist'),
    hip: read('hip'),
    height: read('height'),
    weight: read('weight'),
  }
}
