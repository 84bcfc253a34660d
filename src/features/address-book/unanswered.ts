import type { SavedAddress, SavedAddressRequest } from '@/api/generated/model'

/** A new address that was sent and got no answer, with the ids that were there before. */
export type Unanswered = { request: SavedAddressRequest; known: readonly number[] }

/** Of the list read since, the address that the unanswered call has saved all the same. */
export function savedAllTheSame(
  { request, known }: Unanswered,
  list: readonly SavedAddress[],
): SavedAddress | undefined {
  return list.find(
    ({ id, name, phone, address }) =>
      !known.includes(id) &&
      name === request.name &&
      phone === request.phone &&
      address === request.address,
  )
}
