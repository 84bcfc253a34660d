import { tidyText } from '@/lib/text'

/** The two fields of a name, as forms ask for them: Họ is the last name, Tên the first name (Product §3.2). */
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
