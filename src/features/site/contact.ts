import type { ContactInfo } from '@/api/generated/model'
import { telHref } from '@/lib/links'

type ContactLine = { way: 'phone' | 'email' | 'address' | 'hours'; text: string; href?: string }

/** The contact data that staff have filled in (Product §3), with links to call and to write. */
export function contactLines(contact: ContactInfo): ContactLine[] {
  const lines: ContactLine[] = [
    { way: 'phone', text: contact.phone, href: telHref(contact.phone) },
    { way: 'email', text: contact.email, href: `mailto:${contact.email}` },
    { way: 'address', text: contact.address },
    { way: 'hours', text: contact.working_hours },
  ]
  return lines.filter(({ text }) => text)
}
