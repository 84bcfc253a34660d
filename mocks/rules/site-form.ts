import type { FieldErrors, MenuItem, Site } from '@/api/generated/model'
import { safeHref } from '@/lib/links'
import { withoutUndefined } from '@/lib/schema'

function isTree(menu: readonly MenuItem[]): boolean {
  const parents = new Map(menu.map(({ id, parent_id }) => [id, parent_id]))
  if (parents.size < menu.length) return false
  return menu.every(({ id }) => {
    let at: number | null | undefined = id
    for (let steps = 0; at !== null; steps += 1) {
      at = parents.get(at)
      if (at === undefined || steps > menu.length) return false
    }
    return true
  })
}

export function siteErrors(site: Site): FieldErrors {
  const { website, social } = tidySite(site)
  const { menu } = site
  const errors: FieldErrors = {}
  const checkLink = (field: string, href: string) => {
    if (href && !safeHref(href)) errors[field] = ['Liên kết không hợp lệ']
  }
  if (!website.name.trim()) errors['website.name'] = ['Vui lòng nhập tên website']
  checkLink('website.url', website.url)
  checkLink('website.ministry_url', website.ministry_url ?? '')
  for (const [name, href] of Object.entries(social)) checkLink(`social.${name}`, href)
  if (!isTree(menu)) errors['menu'] = ['Dữ liệu không hợp lệ']
  for (const [index, { name, final_url }] of menu.entries()) {
    if (!name.trim()) errors[`menu.${index}.name`] = ['Vui lòng nhập tên']
    checkLink(`menu.${index}.final_url`, final_url)
  }
  return errors
}

export function parentsFirst(menu: readonly MenuItem[]): readonly MenuItem[] {
  const children = Map.groupBy(menu, ({ parent_id }) => parent_id)
  const below = (parentId: number | null): MenuItem[] =>
    (children.get(parentId) ?? []).flatMap((item) => [item, ...below(item.id)])
  return below(null)
}

export function tidySite({ website, contact, social, seo }: Site): Omit<Site, 'menu'> {
  const { name, description, logo, favicon, url } = website
  const { company, tax_code, registration, ministry_url, parcel_look } = website
  const { email, phone, address, working_hours, zalo, messenger } = contact
  const { facebook, instagram, twitter, youtube } = social
  return {
    website: {
      name: name.trim(),
      description,
      logo,
      favicon,
      url,
      ...withoutUndefined({ company, tax_code, registration, ministry_url, parcel_look }),
    },
    contact: { email, phone, address, working_hours, ...withoutUndefined({ zalo, messenger }) },
    social: { facebook, instagram, twitter, youtube },
    seo: { title: seo.title, description: seo.description, keywords: seo.keywords },
  }
}
