import type { ContactInfo, WebsiteInfo } from '@/api/generated/model'
import { messengerHref, telHref, zaloHref } from '@/lib/links'

type ContactLine = {
  way: 'phone' | 'email' | 'zalo' | 'messenger' | 'address' | 'hours'
  text: string
  href?: string
}

/** The contact data that staff have filled in (Product §3), with links to call and to write. */
export function contactLines(contact: ContactInfo): ContactLine[] {
  const { zalo = '', messenger = '' } = contact
  const lines: ContactLine[] = [
    { way: 'phone', text: contact.phone, href: telHref(contact.phone) },
    { way: 'email', text: contact.email, href: `mailto:${contact.email}` },
    { way: 'zalo', text: named('Zalo', zalo), href: zaloHref(zalo) },
    { way: 'messenger', text: named('Messenger', messenger), href: messengerHref(messenger) },
    { way: 'address', text: contact.address },
    { way: 'hours', text: contact.working_hours },
  ]
  return lines.filter(({ text }) => text)
}

const named = (service: string, account: string) => (account ? `${service}: ${account}` : '')

type SellerLine = { fact: 'company' | 'tax_code' | 'registration'; text: string }

/** Who sells, as far as staff have filled it in (Product §2.14.6): the company, its tax code and its registration. */
export function sellerLines(website: WebsiteInfo | undefined): SellerLine[] {
  const facts = ['company', 'tax_code', 'registration'] as const
  return facts.flatMap((fact) => {
    const text = website?.[fact]
    return text ? [{ fact, text }] : []
  })
}
