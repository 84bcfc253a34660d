import * as v from 'valibot'
import { flagInUrl, idInUrl, textInUrl } from '../schema'
import type { Facts } from './kind'

const text = { inRecord: () => v.string(), inAddress: () => textInUrl }
const choice = ({ values }: Facts) => (values ? v.picklist(values) : v.string())

/** How values lie in a record, and as a filter in an address. Numbers are typed, ids chosen; parts are checked by their form. */
export const held = {
  text,
  number: { ...text, inRecord: () => v.number() },
  choice: { inRecord: choice, inAddress: choice },
  flag: { inRecord: () => v.boolean(), inAddress: () => flagInUrl },
  id: { inRecord: () => v.nullable(v.pipe(v.number(), v.safeInteger())), inAddress: () => idInUrl },
  texts: { ...text, inRecord: () => v.array(v.string()) },
  parts: { ...text, inRecord: () => v.unknown() },
}
export type Held = keyof typeof held
