import { email } from '@/lib/kinds/email'
import { phone, isReachable, phoneText } from '@/lib/kinds/phone'
import { limits } from '@/lib/limits'

/** Where a message can go. */
export type Contact = { email: string } | { phone: string }

/** Returns what somebody typed as an e-mail address or a phone number; null when it is neither. */
export function contactOf(text: string): Contact | null {
  const address = email.read(text, { max: limits.nameMax })
  if ('value' in address && address.value) return { email: address.value }
  const number = phone.read(text, { max: limits.phoneMax, shape: { test: isReachable } })
  return 'value' in number && number.value ? { phone: number.value } : null
}

/** Returns it to be read, so that a typo shows. */
export const contactText = (contact: Contact): string =>
  'email' in contact ? contact.email : phoneText(contact.phone)
