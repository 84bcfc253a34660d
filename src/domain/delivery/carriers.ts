import type { Shipment, WebsiteInfo } from '@/api/generated/model'
import { readCode } from '@/lib/kinds/code'
import { encodeForUrl } from '@/lib/links'
import { fold } from '@/lib/text'
import { withParams } from '@/lib/url'

/** The carriers that the back office suggests for a parcel. Staff may type another name. */
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
 * The tracking pages of carriers: a pattern for the name in lower case without diacritics and spaces, the
 * URL, and the search parameter for the tracking number. Without a parameter, the tracking number is the end
 * of the URL. No real tracking number has been tried with these URLs yet (docs/decisions.md).
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

/** Returns true if two names mean the same carrier, for example `GHN` and `Giao Hàng Nhanh`. */
export function isSameCarrier(one: string, other: string): boolean {
  const [a, b] = [typedAs(one), typedAs(other)]
  return a === b || (rowOf(a) !== undefined && rowOf(a) === rowOf(b))
}

/**
 * Returns the URL of the page that tracks a parcel. Returns undefined if there is no tracking number, or if
 * the carrier is unknown.
 */
export function trackingUrl({ carrier, tracking_number }: Shipment): string | undefined {
  const number = readCode(tracking_number).replaceAll(' ', '')
  const [, address, param] = rowOf(typedAs(carrier)) ?? []
  if (!address || !number) return undefined
  return param ? withParams(address, { [param]: number }) : address + encodeForUrl(number)
}

/**
 * The shop's rule for a recipient who has not paid yet. With `look`, the recipient may open the parcel. With
 * `part`, the recipient may also keep only a part of the goods. With `closed`, the recipient may do neither.
 * `unsaid` means that the shop has published no rule.
 */
export type OpeningRule = NonNullable<WebsiteInfo['parcel_look']>

export const openingRules = ['unsaid', 'look', 'part', 'closed'] as const satisfies OpeningRule[]

/** Returns what the recipient of a parcel may do before paying (Product §9.17d). */
export function openingRuleOf(website: Pick<WebsiteInfo, 'parcel_look'> | undefined): OpeningRule {
  return website?.parcel_look ?? 'unsaid'
}
