import * as v from 'valibot'
import { columnsInUrl } from '@/lib/list-address'
import { optionalIfValid } from '@/lib/schema'
import { adminSearch } from '../list-search'
import { voucherStates } from './description'

const { q, page, per_page } = adminSearch([])

/** Search parameters of the list of vouchers. */
export const vouchersSearch = v.object({
  q,
  page,
  per_page,
  state: optionalIfValid(v.picklist(voucherStates)),
  columns: optionalIfValid(columnsInUrl),
})
export type VouchersSearch = v.InferOutput<typeof vouchersSearch>
