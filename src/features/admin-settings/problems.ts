import type { Site, SocialLinks } from '@/api/generated/model'
import { isReachable } from '@/domain/person/phone'
import type { MessageId } from '@/i18n/message-id.gen'
import { safeHref } from '@/lib/safe-href'

/** Longest texts; search results cut what is longer than `adviceLengths`. */
export const textLimits = { name: 100, line: 255, description: 500, keywords: 500 } as const
export const adviceLengths = { title: 60, description: 160 } as const

type Texts<Group> = { [Name in keyof Group]?: MessageId }
/** Message ids by field, as the form takes them. */
export type SiteProblems = {
  website?: Texts<Site['website']>
  contact?: Texts<Site['contact']>
  social?: Texts<SocialLinks>
  seo?: Texts<Site['seo']>
}

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What keeps site info from being saved. */
export function siteProblems({ website, contact, social, seo }: Site): SiteProblems {
  const networks = ['facebook', 'instagram', 'twitter', 'youtube'] as const
  return withoutEmpty({
    website: {
      name: website.name.trim() ? undefined : 'adminSettings.problem.name',
      url: isWebAddress(website.url) ? undefined : 'adminSettings.problem.url',
    },
    contact: {
      email: email.test(contact.email.trim()) ? undefined : 'adminSettings.problem.email',
      phone: isReachable(contact.phone) ? undefined : 'adminSettings.problem.phone',
    },
    social: Object.fromEntries(
      networks.map((name) => [
        name,
        isSecureLink(social[name]) ? undefined : 'adminSettings.problem.social',
      ]),
    ),
    seo: { title: seo.title.trim() ? undefined : 'adminSettings.problem.title' },
  })
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/\s]/i.test(text.trim()) && safeHref(text) !== undefined
}

/** Empty, or an address that begins with https. */
function isSecureLink(text: string): boolean {
  return !text.trim() || (isWebAddress(text) && /^https:/i.test(text.trim()))
}

type Found = { [Group in keyof SiteProblems]: Record<string, MessageId | undefined> }

function withoutEmpty(found: Found): SiteProblems {
  const groups = Object.entries(found).map(([group, texts]) => [
    group,
    Object.fromEntries(Object.entries(texts).filter(([, id]) => id)),
  ])
  return Object.fromEntries(groups.filter(([, texts]) => Object.keys(Object(texts)).length > 0))
}

/** Site info without spaces around what is typed. */
export function trimmedSite(site: Site): Site {
  const trimmed = <Group extends object>(group: Group): Group => ({
    ...group,
    ...Object.fromEntries(Object.entries(group).map(([name, text]) => [name, String(text).trim()])),
  })
  const { website, contact, social, seo } = site
  return {
    ...site,
    website: trimmed(website),
    contact: trimmed(contact),
    social: trimmed(social),
    seo: trimmed(seo),
  }
}
