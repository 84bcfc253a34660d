import * as v from 'valibot'
import { flagInUrl, idInUrl, textInUrl } from '../schema'
import type { Facts } from './kind'

type Schema = v.GenericSchema<unknown, unknown>

/** How a value lies in what is no field that is typed into. */
type Holding = {
  /** In the form of a new record. */
  empty: (facts: Facts) => unknown
  /** In a form and its draft, where numbers are texts. */
  inForm: (facts: Facts) => Schema
  /** In a record. */
  inRecord: (facts: Facts) => Schema
  /** As a filter in an address. */
  inAddress: (facts: Facts) => Schema
  /** In the activity log, which holds texts. */
  ofLog: (text: string) => unknown
}

const asText = (text: string) => text
const id = v.nullable(v.pipe(v.number(), v.safeInteger()))
const choice = ({ values }: Facts): Schema => (values ? v.picklist(values) : v.string())
const texts = () => v.array(v.string())

/** Numbers are typed, ids are chosen; parts have a structure of their own, which the form checks. */
export const held = {
  text: {
    empty: () => '',
    inForm: () => v.string(),
    inRecord: () => v.string(),
    inAddress: () => textInUrl,
    ofLog: asText,
  },
  number: {
    empty: () => '',
    inForm: () => v.string(),
    inRecord: () => v.number(),
    inAddress: () => textInUrl,
    ofLog: Number,
  },
  choice: {
    empty: ({ values }) => values?.[0] ?? '',
    inForm: choice,
    inRecord: choice,
    inAddress: choice,
    ofLog: asText,
  },
  flag: {
    empty: () => false,
    inForm: () => v.boolean(),
    inRecord: () => v.boolean(),
    inAddress: () => flagInUrl,
    ofLog: (text) => text === 'true',
  },
  id: {
    empty: () => null,
    inForm: () => id,
    inRecord: () => id,
    inAddress: () => idInUrl,
    ofLog: asText,
  },
  texts: {
    empty: () => [],
    inForm: texts,
    inRecord: texts,
    inAddress: () => textInUrl,
    ofLog: asText,
  },
  parts: {
    empty: () => [],
    inForm: () => v.unknown(),
    inRecord: () => v.unknown(),
    inAddress: () => textInUrl,
    ofLog: asText,
  },
} as const satisfies Record<string, Holding>
export type Held = keyof typeof held
