import { email } from '@/lib/kinds/email'
import { isReachable, phone, phoneText } from '@/lib/kinds/phone'
import { limits } from '@/lib/limits'
import { tidyText } from '@/lib/text'
import { type DayReading, fullYearOf, isDay, readDay } from '@/lib/typed-day'

/**
 * The two fields of a name, as forms ask for them: Họ is the last name, Tên the first name (Product §3.2).
 */
export type PersonName = { firstName: string; lastName: string }

/** Joins a name in Vietnamese order, "Họ Tên" (Product §3.2). */
export function fullName({ firstName, lastName }: PersonName): string {
  return tidyText(`${lastName} ${firstName}`)
}

/** Splits a stored name after its first word; joined again it is the same. A single word is a first name. */
export function splitName(name: string): PersonName {
  const [lastName = '', ...others] = tidyText(name).split(' ')
  if (others.length === 0) return { lastName: '', firstName: lastName }
  return { lastName, firstName: others.join(' ') }
}

/** An address or number for messages. */
export type Contact = { email: string } | { phone: string }

/** Returns a typed e-mail address or phone number, or null when the text is neither. */
export function contactOf(text: string): Contact | null {
  const address = email.read(text, { max: limits.nameMax })
  if ('value' in address && address.value) return { email: address.value }
  const number = phone.read(text, { max: limits.phoneMax, shape: { test: isReachable } })
  return 'value' in number && number.value ? { phone: number.value } : null
}

/** Returns a contact in a form in which a typo shows. */
export const contactText = (contact: Contact): string =>
  'email' in contact ? contact.email : phoneText(contact.phone)

/** A parsed birthday (`1995-10-20`), or the problem. */
export type BirthdayReading = DayReading | { problem: 'future' | 'tooLongAgo' }

/** Why a text is not a valid birthday. */
export type BirthdayProblem = Extract<BirthdayReading, { problem: string }>['problem']

const firstYear = 1900

/** Reads a day typed as DD/MM/YY (Product §2). `today` is the shop's day. */
export function readBirthday(text: string, today: string): BirthdayReading {
  const reading = readDay(text, Number(today.slice(0, 4)))
  if ('problem' in reading) return reading
  if (reading.day > today) return { problem: 'future' }
  return Number(reading.day.slice(0, 4)) < firstYear ? { problem: 'tooLongAgo' } : reading
}

/** Formats a day as DD/MM/YY: `20/10/95`. The year has four digits when two would mean another century. */
export function birthdayText(day: string, today: string): string {
  const [year = '', month, date] = day.split('-')
  const short = year.slice(-2)
  const isClear = fullYearOf(Number(short), Number(today.slice(0, 4))) === Number(year)
  return `${date}/${month}/${isClear ? short : year}`
}

/** True when a stored day is a possible birthday. */
export function isBirthday(day: string, today: string): boolean {
  return isDay(day) && day <= today && Number(day.slice(0, 4)) >= firstYear
}
