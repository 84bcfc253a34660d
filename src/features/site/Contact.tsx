import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { errorTable, serverText } from '@/api/errors'
import type { ContactInfo, WebsiteInfo } from '@/api/generated/model'
import { type OpeningRule, openingRuleOf } from '@/domain/delivery/carriers'
import type { MessageId } from '@/i18n/message-id.gen'
import { useMsg } from '@/i18n/use-msg'
import { messengerHref, telHref, zaloHref } from '@/lib/links'
import { space } from '@/theme/tokens.gen'
import { ExternalLink } from '@/ui/actions/Link'
import { Row } from '@/ui/layout/basics'
import { siteQuery } from './queries'

/**
 * The company that sells, and a link to its page at the Ministry of Industry and Trade. The law requires
 * shops to show both (Product §2.14.5).
 */
export function SellerFacts() {
  const msg = useMsg()
  const website = useQuery(siteQuery).data?.website
  const lines = sellerLines(website)
  return (
    <>
      {lines.map(({ fact, text }) => (
        <p key={fact}>{fact === 'company' ? text : msg(`seller.${fact}`, { text })}</p>
      ))}
      {website?.ministry_url && (
        <p>
          <MinistryLink href={website.ministry_url} target="_blank">
            {msg('seller.ministry')}
          </MinistryLink>
        </p>
      )}
    </>
  )
}

/* The link is 24 px high, because WCAG 2.5.8 requires this size of a target. */
const MinistryLink = styled(ExternalLink)`
  display: inline-flex;
  min-height: ${space(6)};
  align-items: center;
`

/**
 * Links to the shop's Zalo and Messenger, if staff have entered them (Product §2.14). Messenger opens with a
 * line that mentions `about`: the name of a product, a page or an order. Zalo can't open with a text.
 */
export function ChatLinks({ about }: { about: string }) {
  const msg = useMsg()
  const { zalo, messenger } = useQuery(siteQuery).data?.contact ?? {}
  if (!zalo && !messenger) return null
  return (
    <Row $wrap $gap={[0, 4]} $align="center">
      <span>{msg('chat.ask')}</span>
      {zalo && (
        <ExternalLink href={zaloHref(zalo)} target="_blank">
          {msg('chat.zalo')}
        </ExternalLink>
      )}
      {messenger && (
        <ExternalLink href={messengerHref(messenger, msg('chat.about', { about }))} target="_blank">
          {msg('chat.messenger')}
        </ExternalLink>
      )}
    </Row>
  )
}

/** One way to contact the shop, for example its phone number. `href` is its link, if it has one. */
export type ContactLine = {
  way: 'phone' | 'email' | 'zalo' | 'messenger' | 'address' | 'hours'
  text: string
  href?: string
}

/** Returns the contact data that staff have entered (Product §3), with links. */
export function contactLines(contact: ContactInfo): ContactLine[] {
  const { zalo = '', messenger = '' } = contact
  const lines: ContactLine[] = [
    { way: 'phone', text: contact.phone, href: telHref(contact.phone) },
    { way: 'email', text: contact.email, href: `mailto:${contact.email}` },
    { way: 'zalo', text: zalo, href: zaloHref(zalo) },
    { way: 'messenger', text: messenger, href: messengerHref(messenger) },
    { way: 'address', text: contact.address },
    { way: 'hours', text: contact.working_hours },
  ]
  return lines.filter(({ text }) => text)
}

type SellerLine = { fact: 'company' | 'tax_code' | 'registration'; text: string }

/**
 * Returns the data of the seller that staff have entered (Product §2.14.5): company, tax code and
 * registration.
 */
export function sellerLines(website: WebsiteInfo | undefined): SellerLine[] {
  const facts = ['company', 'tax_code', 'registration'] as const
  return facts.flatMap((fact) => {
    const text = website?.[fact]
    return text ? [{ fact, text }] : []
  })
}

/**
 * Returns the error text when the site info can't be loaded (Product §8). Only pages about the shop
 * itself show it. Other pages work without the site info (Product §1.5).
 */
export const siteInfoErrorText = errorTable<MessageId>({
  500: (error) => serverText(error) ?? { id: 'info.error.site' },
  timeout: 'common.error.timeout',
  offline: 'common.error.offline',
  unreadable: 'info.error.site',
  otherwise: serverText,
  fallback: 'ui.error',
})

/**
 * Returns what the recipient of a parcel may do before paying. Returns 'unsaid' until the site info has
 * loaded.
 */
export function useParcelLook(): OpeningRule {
  return openingRuleOf(useQuery(siteQuery).data?.website)
}
