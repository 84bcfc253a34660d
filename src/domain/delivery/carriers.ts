import type { Shipment, WebsiteInfo } from '@/api/generated/model'
import { withParams } from '@/lib/address'
import { readCode } from '@/lib/kinds/code'
import { encoded } from '@/lib/links'
import { fold } from '@/lib/text'

/** Carriers on offer when parcels leave; another name can be typed. */
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
 * How a carrier's name begins, folded and without signs, where its parcels are followed, and the parameter of
 * the number; without one it is a part of the path. Nobody has opened these addresses with a real number yet
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

/** True for two ways of writing one carrier: `GHN`, `Giao Hàng Nhanh`. */
export function isSameCarrier(one: string, other: string): boolean {
  const [a, b] = [typedAs(one), typedAs(other)]
  return a === b || (rowOf(a) !== undefined && rowOf(a) === rowOf(b))
}

/** Returns where a parcel is followed; undefined without a number, or where the carrier is not known. */
export function trackingLink({ carrier, tracking_number }: Shipment): string | undefined {
  const number = readCode(tracking_number).replaceAll(' ', '')
  const [, address, param] = rowOf(typedAs(carrier)) ?? []
  if (!address || !number) return undefined
  return param ? withParams(address, { [param]: number }) : address + encoded(number)
}

/**
 * What a courier lets a shopper do before she pays: look, without trying on; nothing; or what nobody has
 * said.
 */
export type ParcelLook = NonNullable<WebsiteInfo['parcel_look']>

export const parcelLooks = ['unsaid', 'look', 'closed'] as const satisfies ParcelLook[]

/** Returns what the shop has settled with its couriers (Product §9.17d). */
export function parcelLook(website: Pick<WebsiteInfo, 'parcel_look'> | undefined): ParcelLook {
  return website?.parcel_look ?? 'unsaid'
}
