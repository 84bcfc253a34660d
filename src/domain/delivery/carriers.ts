import type { Shipment, WebsiteInfo } from '@/api/generated/model'
import { withParams } from '@/lib/address'
import { readCode } from '@/lib/kinds/code'
import { encoded } from '@/lib/links'
import { fold } from '@/lib/text'

/** Carriers on offer when parcels leave. Staff may type another name. */
export const carrierNames = [
  'Giao Hàng Nhanh',
  'Giao Hàng Tiết Kiệm',
  'Viettel Post',
  'VNPost',
  'J&T Express',
  'Ninja Van',
  'Ahamove',
] as const

/**
 * The beginning of a carrier's name (folded, without signs), its tracking page, and the parameter for the
 * number. Without a parameter the number ends the path. These addresses are not tested with a real number yet
 * (docs/decisions.md).
 */
const tracking: readonly (readonly [typed: RegExp, address: string, param?: string])[] = [
  [/^(ghn|giaohangnhanh)/, 'https://donhang.ghn.vn/', 'order_code'],
  [/^(ghtk|giaohangtietkiem)/, 'https://i.ghtk.vn/'],
  [
    /^(viettel|vtp)/,
    'https://viettelpost.vn/thong-tin-don-hang?peopleTracking=sender',
    'orderNumber',
  ],
  [/^(vnpost|vietnampost|buudien)/, 'https://www.vnpost.vn/vi-vn/dinh-vi/buu-pham', 'key'],
  [/^j(n|and)?t(express|$)/, 'https://jtexpress.vn/vi/tracking?type=track', 'billcode'],
]

const rowOf = (typed: string) => tracking.find(([name]) => name.test(typed))
const typedAs = (carrier: string) => fold(carrier).replace(/[^a-z0-9]/g, '')

/** True for two spellings of one carrier: `GHN`, `Giao Hàng Nhanh`. */
export function isSameCarrier(one: string, other: string): boolean {
  const [a, b] = [typedAs(one), typedAs(other)]
  return a === b || (rowOf(a) !== undefined && rowOf(a) === rowOf(b))
}

/** Returns the tracking page of a parcel. Undefined without a number, or for an unknown carrier. */
export function trackingLink({ carrier, tracking_number }: Shipment): string | undefined {
  const number = readCode(tracking_number).replaceAll(' ', '')
  const [, address, param] = rowOf(typedAs(carrier)) ?? []
  if (!address || !number) return undefined
  return param ? withParams(address, { [param]: number }) : address + encoded(number)
}

/**
 * What a courier lets the shopper do before payment: open the parcel, or not. `unsaid` when the shop has not
 * said.
 */
export type ParcelLook = NonNullable<WebsiteInfo['parcel_look']>

export const parcelLooks = ['unsaid', 'look', 'closed'] as const satisfies ParcelLook[]

/** Returns the shop's agreement with its couriers (Product §9.17d). */
export function parcelLook(website: Pick<WebsiteInfo, 'parcel_look'> | undefined): ParcelLook {
  return website?.parcel_look ?? 'unsaid'
}
