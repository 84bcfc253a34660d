import { phoneDigits } from '@/lib/kinds/phone'
import { tidyCode } from '@/lib/text'

/** What a visitor knows of an order: its code, and the phone that it was placed with. */
export type OrderLookup = { code: string; phone: string }

/** Returns them in the one form that is sent and compared, however they are written: "ml261122 – 0042" and "+84 912 345 678". */
export function plainLookup({ code, phone }: OrderLookup): OrderLookup {
  return { code: tidyCode(code), phone: phoneDigits(phone) }
}
