import { shopMinute } from '@/lib/dates'
import { fold } from '@/lib/text'
import { isWorkingDay, workingDayAfter } from './working-days'

/** A province, by its official code, and the name that people say. */
type Place = { code: string; name: string }

/** Working days from the order to the door. */
type Days = { min: number; max: number }

/** Provinces that no area names. */
const elsewhere: Days = { min: 3, max: 6 }

/**
 * Product §9.16: how long the shop's one service takes, area by area. The last row is every other province.
 */
export const deliveryAreas: readonly { places: readonly Place[]; days: Days }[] = [
  {
    places: [
      { code: '01', name: 'Hà Nội' },
      { code: '79', name: 'TP. Hồ Chí Minh' },
    ],
    days: { min: 1, max: 2 },
  },
  {
    places: [
      { code: '48', name: 'Đà Nẵng' },
      { code: '92', name: 'Cần Thơ' },
    ],
    days: { min: 2, max: 4 },
  },
  { places: [], days: elsewhere },
]

/** Orders from this hour on, in the shop's time zone, count from the next working day. */
export const cutOffHour = 15

export const deliveryPlaces = deliveryAreas.flatMap(({ places }) => places)

/** The fastest and the slowest delivery of the country. */
export const countrywideDays: Days = {
  min: Math.min(...deliveryAreas.map(({ days }) => days.min)),
  max: Math.max(...deliveryAreas.map(({ days }) => days.max)),
}

/** The first and the last day on which a parcel comes, as ISO 8601 days. */
export type DeliveryDays = { from: string; to: string }

/** Returns when an order arrives, in the whole country where the province is not known. */
export function deliveryEstimate(placedAt: Date, provinceCode: string | null): DeliveryDays {
  const [day = '', time = ''] = shopMinute(placedAt.toISOString()).split(' ')
  const isInTime = isWorkingDay(day) && Number.parseInt(time, 10) < cutOffHour
  const start = isInTime ? day : workingDayAfter(day, 1)
  const { min, max } = provinceCode === null ? countrywideDays : daysTo(provinceCode)
  return { from: workingDayAfter(start, min), to: workingDayAfter(start, max) }
}

/** Returns the province that a complete address ends with; undefined for no address. */
export function placeOfAddress(address: string): Place | undefined {
  const name = address
    .replace(/,\s*Việt Nam$/, '')
    .split(',')
    .at(-1)
    ?.trim()
  const isThere = (place: Place) => fold(name ?? '').endsWith(fold(place.name).replace('tp. ', ''))
  return name ? (deliveryPlaces.find(isThere) ?? { code: '', name }) : undefined
}

function daysTo(provinceCode: string): Days {
  const isThere = ({ code }: Place) => code === provinceCode
  const area = deliveryAreas.find(({ places }) => places.some(isThere))
  return area ? area.days : elsewhere
}
