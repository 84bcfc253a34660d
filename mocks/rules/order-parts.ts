import type { OrderRequest } from '@/api/generated/model'
import { tidyCouponCode } from '@/domain/order/bill'
import { orderFieldByPart, orderFields } from '@/domain/order/form'
import { buildRecord } from '@/lib/json'
import { type Column, numberOrNull, text, textOrNull } from '../db/column'

type Part = keyof typeof orderFieldByPart

/** The fields of the checkout form that an order stores (ADR 30). */
export type StoredParts = { [Name in Part]: Exclude<OrderRequest[Name], undefined> }

const isPart = (name: string): name is Part => Object.hasOwn(orderFieldByPart, name)
const parts = Object.keys(orderFieldByPart).filter(isPart)

/** For each kind of field: its column, and the value that is stored when the field is absent. */
const kinds = {
  line: { column: text, none: '' },
  text: { column: text, none: '' },
  phone: { column: text, none: '' },
  email: { column: textOrNull, none: null },
  code: { column: textOrNull, none: null },
  choice: { column: textOrNull, none: null },
  parts: { column: numberOrNull, none: null },
} as const

const kindOf = (part: Part) => orderFields[orderFieldByPart[part]].kind

const columnOf = (part: Part) => {
  const kind = kindOf(part)
  if (kind === 'flag') throw new TypeError(`${part} is no column`)
  return kinds[kind]
}

/** The columns for the fields that an order stores. */
export const partColumns = buildRecord<{ readonly [Name in Part]: Column<StoredParts[Name]> }>(
  parts.map((part) => [part, columnOf(part).column] as const),
  () => true,
)

/** Returns the fields of a request that an order stores. Texts are trimmed, and every field has a value. */
export const storedParts = (request: Partial<OrderRequest>): StoredParts =>
  buildRecord(
    parts.map((part) => {
      const value = request[part]
      const tidied = kindOf(part) === 'code' ? tidyCouponCode(String(value ?? '')) : value
      const own = typeof tidied === 'string' ? tidied.trim() : tidied
      return [part, own || columnOf(part).none] as const
    }),
    (value) => value !== undefined,
  )
