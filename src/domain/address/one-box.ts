import type { AddressHit } from '@/api/generated/model'
import { tidyText } from '@/lib/text'
import { type Cascade, isComplete, shortAddress } from './cascade'

/** Shorter texts name no address. */
const shortest = 4

/**
 * Returns what to look up for a street as it is typed: with the region as far as it is chosen, unless that is complete already. Empty where
 * nothing is to be looked up.
 */
export function addressSought(street: string, region: Cascade): string {
  const typed = tidyText(street)
  if (typed.length < shortest) return ''
  return [typed, isComplete(region) ? '' : shortAddress(region)].filter(Boolean).join(', ')
}

/** Returns the places that a street with more than itself may lie in; none for a street alone. */
export function offeredHits(hits: readonly AddressHit[], street: string): AddressHit[] {
  return hits.filter((hit) => hit.street !== '' && hit.street !== tidyText(street))
}

/** Returns the one ward that a text can mean; null where it means several places, or none. */
export function soleWard(hits: readonly AddressHit[]): AddressHit | null {
  const [first, ...others] = hits
  return first?.type === 'ward' && others.length === 0 ? first : null
}

/** Returns the wards of today among which the map can't decide for an address of before July 2025; none where it can. */
export function movedWards(hits: readonly AddressHit[]): readonly AddressHit[] {
  return hits.length > 1 && hits.every(({ was }) => was !== '') ? hits : []
}
