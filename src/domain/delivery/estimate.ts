import { addDays, shopMinute } from '@/lib/dates'
import { fold } from '@/lib/text'

/** The public holidays with a fixed date, in the format `MM-DD`. */
const fixedHolidays = new Set(['01-01', '04-30', '05-01', '09-02'])

/**
 * The first day of Tết in each year. `Intl` cannot calculate it, because it only has the Chinese calendar,
 * which differs by a day in some years.
 */
const tet = [
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-02',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
  '2037-02-15',
  '2038-02-04',
  '2039-01-24',
  '2040-02-12',
]

/**
 * The number of days without delivery before and after the first day of Tết. Together with that day, they
 * make the longest holiday that the law allows.
 */
const tetBreak = { before: 2, after: 4 }

/** Returns true for Monday to Saturday, except for the public holidays in this file (Product §9.16). */
export function isWorkingDay(day: string): boolean {
  const isSunday = new Date(day).getUTCDay() === 0
  return !isSunday && !fixedHolidays.has(day.slice(5)) && !isTet(day)
}

/** Returns the working day that is `count` working days after a day. `count` is at least 1. */
function workingDayAfter(day: string, count: number): string {
  const next = addDays(day, 1)
  const left = isWorkingDay(next) ? count - 1 : count
  return left === 0 ? next : workingDayAfter(next, left)
}

function isTet(day: string): boolean {
  const first = tet.find((one) => one.startsWith(day.slice(0, 4)))
  if (first === undefined) return false
  return addDays(first, -tetBreak.before) <= day && day <= addDays(first, tetBreak.after)
}

/** A province: its official code and its everyday name. */
type Place = { code: string; name: string }

/** The number of working days between an order and its delivery. */
type Days = { min: number; max: number }

/** The delivery time for provinces that `deliveryAreas` does not name. */
const elsewhere: Days = { min: 3, max: 6 }

/** The delivery times by area (Product §9.16). The last area stands for all other provinces. */
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

/** The hour in the shop's time zone after which an order counts as placed on the next working day. */
export const orderCutOffHour = 15

export const deliveryProvinces = deliveryAreas.flatMap(({ places }) => places)

/** The shortest and the longest delivery time in the whole country. */
export const countrywideDelivery: Days = {
  min: Math.min(...deliveryAreas.map(({ days }) => days.min)),
  max: Math.max(...deliveryAreas.map(({ days }) => days.max)),
}

/** The first and the last possible day of a delivery, in ISO 8601. */
export type DeliveryDateRange = { from: string; to: string }

/**
 * Returns the days on which an order may arrive. If the province is unknown, the days cover the whole
 * country.
 */
export function deliveryEstimate(placedAt: Date, provinceCode: string | null): DeliveryDateRange {
  const [day = '', time = ''] = shopMinute(placedAt.toISOString()).split(' ')
  const isInTime = isWorkingDay(day) && Number.parseInt(time, 10) < orderCutOffHour
  const start = isInTime ? day : workingDayAfter(day, 1)
  const { min, max } = provinceCode === null ? countrywideDelivery : daysTo(provinceCode)
  return { from: workingDayAfter(start, min), to: workingDayAfter(start, max) }
}

/**
 * Returns the province with which a complete address ends. If `deliveryAreas` does not name this province,
 * the returned place has the code ''. Returns undefined for an empty address.
 */
export function provinceOfAddress(address: string): Place | undefined {
  const name = address
    .replace(/,\s*Việt Nam$/, '')
    .split(',')
    .at(-1)
    ?.trim()
  const isThere = (place: Place) => fold(name ?? '').endsWith(fold(place.name).replace('tp. ', ''))
  return name ? (deliveryProvinces.find(isThere) ?? { code: '', name }) : undefined
}

function daysTo(provinceCode: string): Days {
  const isThere = ({ code }: Place) => code === provinceCode
  const area = deliveryAreas.find(({ places }) => places.some(isThere))
  return area ? area.days : elsewhere
}
