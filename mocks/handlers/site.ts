import type { FieldErrors, MenuItem, Site } from '@/api/generated/model'
import { site } from '@/domain/content/description'
import { ownFieldNames, pickFields } from '@/lib/description'
import { safeHref } from '@/lib/links'
import { withoutUndefined } from '@/lib/schema'
import type { Database } from '../db/database'
import type { MenuItemRow, SiteRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { isOutdated, nextVersion } from '../rules/lists'
import { hasErrors, refusal, success } from './answers'
import { menuItemOf, siteOf } from './serialize/product'

function siteRowOf(db: Database): SiteRow {
  const [row] = db.tables.site
  if (!row) throw new Error('The world has no site')
  return row
}

function shownMenu(db: Database): readonly MenuItemRow[] {
  const isShown = ({ is_active, parent_id }: MenuItemRow): boolean =>
    is_active && (parent_id === null || isShown(db.get('menu', parent_id)))
  return db.tables.menu.filter(isShown)
}

export const siteHandlers: HandlersOf<'site'> = {
  siteInfo: ({ db }) =>
    success({ ...siteOf(siteRowOf(db), shownMenu(db)), capabilities: { lacks: [] } }),
}

function settingsOf(db: Database) {
  const row = siteRowOf(db)
  return { site: siteOf(row, db.tables.menu), updated_at: row.updated_at }
}

export const adminSettingsHandlers: HandlersOf<'admin-settings'> = {
  adminSettings: ({ db }) => success(settingsOf(db)),

  updateSettings({ db, body, now }) {
    const before = siteRowOf(db)
    if (isOutdated(body.updated_at, before.updated_at)) throw refusal('updateSettings', 'conflict')
    const errors = siteErrors(body.site)
    if (hasErrors(errors)) throw refusal('updateSettings', 'invalid', errors)
    db.transaction(() => {
      const updated_at = nextVersion(before.updated_at, now)
      db.update('site', before.id, { ...tidySite(body.site), updated_at })
      for (const { id } of db.tables.menu) if (db.find('menu', id)) db.remove('menu', id)
      for (const item of parentsFirst(body.site.menu)) {
        db.insert('menu', menuItemOf(item))
      }
    })
    return success(settingsOf(db), 'Cập nhật cài đặt thành công')
  },
}

/** Returns whether every menu item can be reached from the top level, and only in one way. */
function isTree(menu: readonly MenuItem[]): boolean {
  const ids = new Set(menu.map(({ id }) => id))
  return ids.size === menu.length && parentsFirst(menu).length === menu.length
}

export function siteErrors({ menu, ...rest }: Site): FieldErrors {
  const { website, social } = tidySite({ menu, ...rest })
  const errors: FieldErrors = {}
  const checkLink = (field: string, href: string) => {
    if (href && !safeHref(href)) errors[field] = ['Nhập liên kết bắt đầu bằng / hoặc https://']
  }
  if (!website.name.trim()) errors['website.name'] = ['Vui lòng nhập tên website']
  checkLink('website.url', website.url)
  checkLink('website.ministry_url', website.ministry_url ?? '')
  for (const [name, href] of Object.entries(social)) checkLink(`social.${name}`, href)
  if (!isTree(menu))
    errors['menu'] = ['Menu có mục bị lặp, hoặc mục con không còn mục cha. Hãy tải lại trang.']
  for (const [index, { name, final_url }] of menu.entries()) {
    if (!name.trim()) errors[`menu.${index}.name`] = ['Vui lòng nhập tên']
    checkLink(`menu.${index}.final_url`, final_url)
  }
  return errors
}

function parentsFirst(menu: readonly MenuItem[]): readonly MenuItem[] {
  const children = Map.groupBy(menu, ({ parent_id }) => parent_id)
  const below = (parentId: number | null): MenuItem[] =>
    (children.get(parentId) ?? []).flatMap((item) => [item, ...below(item.id)])
  return below(null)
}

function tidySite({ website, contact, social, seo }: Site): Omit<Site, 'menu'> {
  const name = website.name.trim()
  return {
    website: { ...withoutUndefined(pickFields(website, ownFieldNames(site.website.fields))), name },
    contact: withoutUndefined(pickFields(contact, ownFieldNames(site.contact.fields))),
    social: pickFields(social, ownFieldNames(site.social.fields)),
    seo: pickFields(seo, ownFieldNames(site.seo.fields)),
  }
}
