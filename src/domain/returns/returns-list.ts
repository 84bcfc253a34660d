import * as v from 'valibot'
import { columnsInUrl } from '@/lib/list-address'
import { optionalIfValid } from '@/lib/schema'
import { adminSearch } from '../list-search'
import { orderReturn } from '../order/description'

export const returnStates = orderReturn.return_state.values

/** Search parameters of the list of returns; without a state those that wait for the shop. */
export const adminReturnsSearch = v.object({
  ...adminSearch(['requested', '-requested']),
  state: optionalIfValid(v.picklist(returnStates)),
  columns: optionalIfValid(columnsInUrl),
})
export type AdminReturnsSearch = v.InferOutput<typeof adminReturnsSearch>
