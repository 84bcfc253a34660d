import * as v from 'valibot'
import { columnsInUrl } from '@/lib/list-address'
import { optionalIfValid } from '@/lib/schema'
import { adminSearch } from '../list-search'

/** Search parameters of the list of customers. */
export const adminCustomersSearch = v.object({
  ...adminSearch(['last', 'total', 'orders', '-last', '-total', '-orders']),
  columns: optionalIfValid(columnsInUrl),
})
export type AdminCustomersSearch = v.InferOutput<typeof adminCustomersSearch>

const { page, per_page } = adminSearch([])

/** Search parameters of a customer: the page of the orders. */
export const customerOrdersSearch = v.object({ page, per_page })
export type CustomerOrdersSearch = v.InferOutput<typeof customerOrdersSearch>
