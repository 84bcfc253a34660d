import { limits } from '@/lib/limits'
import { emailPattern, tidyEmail } from './email'
import { formatPhone, isReachable, tidyPhone } from './phone'

/** Where a message can go. */
export type Contact = { email: string } | { phone: string }

/** Returns what somebody typed as an e-mail address or a phone number; null when it is neither. */
export function contactOf(text: string): Contact | null {
  const email = tidyEmail(text)
  if (emailPattern.test(email)) return email.length <= limits.nameMax ? { email } : null
  const phone = tidyPhone(text)
  return isReachable(phone) && phone.length <= limits.phoneMax ? { phone } : null
}

/** Returns it to be read, so that a typo shows. */
export function contactText(contact: Contact): string {
  return 'email' in contact ? contact.email : (formatPhone(contact.phone) ?? contact.phone)
}
