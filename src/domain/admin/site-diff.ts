import type { Site } from '@/api/generated/model'
import { tidyMenu } from './menu-edit'

/** What is edited and compared one by one; the menu is one part. */
export const siteParts = [
  'website.name',
  'website.description',
  'website.logo',
  'website.favicon',
  'website.url',
  'contact.email',
  'contact.phone',
  'contact.address',
  'contact.working_hours',
  'social.facebook',
  'social.instagram',
  'social.twitter',
  'social.youtube',
  'seo.title',
  'seo.description',
  'seo.keywords',
  'menu',
] as const
export type SitePart = (typeof siteParts)[number]
/** A part that is a text. */
export type SiteText = Exclude<SitePart, 'menu'>

/** Site info with the fields that are edited, in their order, and a menu that is numbered as it stands. */
export function siteForm({ website, contact, social, seo, menu }: Site): Site {
  const { name, description, logo, favicon, url } = website
  const { email, phone, address, working_hours } = contact
  const { facebook, instagram, twitter, youtube } = social
  return {
    website: { name, description, logo, favicon, url },
    contact: { email, phone, address, working_hours },
    social: { facebook, instagram, twitter, youtube },
    seo: { title: seo.title, description: seo.description, keywords: seo.keywords },
    menu: tidyMenu(menu),
  }
}

/** What stands in a part. */
export function textOf(site: Site, part: SiteText): string {
  const [group = '', name = ''] = part.split('.')
  return String(Reflect.get(Object(Reflect.get(site, group)), name) ?? '')
}

function withText(site: Site, part: SiteText, text: string): Site {
  const [group = '', name = ''] = part.split('.')
  return { ...site, [group]: { ...Object(Reflect.get(site, group)), [name]: text } }
}

/** The parts in which two versions differ. */
export function differingParts(one: Site, other: Site): SitePart[] {
  return siteParts.filter((part) =>
    part === 'menu'
      ? JSON.stringify(tidyMenu(one.menu)) !== JSON.stringify(tidyMenu(other.menu))
      : textOf(one, part) !== textOf(other, part),
  )
}

/** Whose value a part takes. */
export type Side = 'mine' | 'theirs'
export type Sides = Partial<Record<SitePart, Side>>
/** Two versions, and the one that both began from, where it is still known. */
export type Versions = { base: Site | null; mine: Site; theirs: Site }

/** What is offered first: of each part that differs the side that changed it, mine where both did. */
export function likelySides({ base, mine, theirs }: Versions): Sides {
  if (!base) return {}
  const changedByMe = differingParts(base, mine)
  return Object.fromEntries(
    differingParts(mine, theirs).map((part) => [
      part,
      changedByMe.includes(part) ? 'mine' : 'theirs',
    ]),
  )
}

/** One of two: their version, with the parts that stay mine. */
export function mergedSite(mine: Site, theirs: Site, sides: Sides): Site {
  let merged = theirs
  for (const part of siteParts) {
    if (sides[part] !== 'mine') continue
    merged =
      part === 'menu' ? { ...merged, menu: mine.menu } : withText(merged, part, textOf(mine, part))
  }
  return merged
}

/** What was typed while `sent` was being saved, over what came of it. */
export function settledSite(current: Site, sent: Site, saved: Site): Site {
  return mergedSite(
    current,
    saved,
    Object.fromEntries(differingParts(current, sent).map((part) => [part, 'mine'])),
  )
}
