import * as v from 'valibot'
import { optionalIfValid, pageInUrl } from '@/lib/schema'

/** What the address of the order history says. Orders under way and the first page are left out of it. */
export const ordersSearch = v.object({
  tab: optionalIfValid(v.literal('completed')),
  page: optionalIfValid(pageInUrl),
})
