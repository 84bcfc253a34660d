import { emailKind } from '@/lib/kinds/email'
import { isReachablePhone, phoneKind, phoneText } from '@/lib/kinds/phone'
import { limits } from '@/lib/limits'
import { tidyText } from '@/lib/text'
import { type DayReading, fullYearOf, isDay, readDay } from '@/lib/typed-day'

/** The two parts of a name in forms: the last name (Họ) and the first name (Tên) (Product §3.2). */
export type PersonName = { firstName: string; lastName: string }

/** Returns the full name in Vietnamese order, the last name first: "Họ Tên" (Product §3.2). */
export function fullName({ firstName, lastName }: PersonName): string {
  return tidyText(`${lastName} ${firstName}`)
}

/**
 * Splits a stored name after its first word, which becomes the last name. `fullName` gives the same name
 * again. A single word becomes the first name.
 */
export function splitName(name: string): PersonName {
  const [lastName = '', ...others] = tidyText(name).split(' ')
  if (others.length === 0) return { lastName: '', firstName: lastName }
  return { lastName, firstName: others.join(' ') }
}

export type Contact = { email: string } | { phone: string }

/** Reads an e-mail address or a phone number. Returns null if the text is neither. */
export function readContact(text: string): Contact | null {
  const address = emailKind.read(text, { max: limits.nameMax })
  if ('value' in address && address.value) return { email: address.value }
  const number = phoneKind.read(text, { max: limits.phoneMax, shape: { test: isReachablePhone } })
  return 'value' in number && number.value ? { phone: number.value } : null
}

/**
 * Returns a contact for display. A phone number is divided into groups, so that a typing error is easy to
 * see.
 */
export const contactText = (contact: Contact): string =>
  'email' in contact ? contact.email : phoneText(contact.phone)

/** The result of reading a birthday: the day as `1995-10-20`, or the problem. */
export type BirthdayReading = DayReading | { problem: 'future' | 'tooLongAgo' }

/** The names of the problems that a typed birthday can have. */
export type BirthdayProblem = Extract<BirthdayReading, { problem: string }>['problem']

const firstYear = 1900

/**
 * Reads a birthday that was typed as DD/MM/YY (Product §2). `today` is the current day in the shop's time
 * zone.
 */
export function readBirthday(text: string, today: string): BirthdayReading {
  const reading = readDay(text, Number(today.slice(0, 4)))
  if ('problem' in reading) return reading
  if (reading.day > today) return { problem: 'future' }
  return Number(reading.day.slice(0, 4)) < firstYear ? { problem: 'tooLongAgo' } : reading
}

/**
 * Formats a birthday as DD/MM/YY: `20/10/95`. The year has four digits if two digits would be read as another
 * year.
 */
export function birthdayText(day: string, today: string): string {
  const [year = '', month, date] = day.split('-')
  const short = year.slice(-2)
  const isClear = fullYearOf(Number(short), Number(today.slice(0, 4))) === Number(year)
  return `${date}/${month}/${isClear ? short : year}`
}

/** Returns true if a stored day can be a birthday: it is not in the future and not before 1900. */
export function isBirthday(day: string, today: string): boolean {
  return isDay(day) && day <= today && Number(day.slice(0, 4)) >= firstYear
}
