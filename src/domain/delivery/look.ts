import type { WebsiteInfo } from '@/api/generated/model'

/** What a courier lets a shopper do before she pays: look, without trying on; nothing; or what nobody has said. */
export type ParcelLook = NonNullable<WebsiteInfo['parcel_look']>

export const parcelLooks = ['unsaid', 'look', 'closed'] as const satisfies ParcelLook[]

/** Returns what the shop has settled with its couriers (Product §9.17d). */
export function parcelLook(website: Pick<WebsiteInfo, 'parcel_look'> | undefined): ParcelLook {
  return website?.parcel_look ?? 'unsaid'
}
