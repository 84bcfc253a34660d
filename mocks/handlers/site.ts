import type { Database } from '../db/database'
import type { MenuItemRow, SiteRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { parentsFirst, siteErrors, tidySite } from '../rules/site-form'
import { isOutdated, nextVersion } from '../rules/versions'
import { hasErrors, refusal, success } from './answers'
import { menuItemOf, siteOf } from './serialize/content'

function siteRowOf(db: Database): SiteRow {
  const [site] = db.tables.site
  if (!site) throw new Error('The world has no site')
  return site
}

function shownMenu(db: Database): readonly MenuItemRow[] {
  const isShown = ({ is_active, parent_id }: MenuItemRow): boolean =>
    is_active && (parent_id === null || isShown(db.get('menu', parent_id)))
  return db.tables.menu.filter(isShown)
}

export const siteHandlers: HandlersOf<'site'> = {
  siteInfo: ({ db }) => success(siteOf(siteRowOf(db), shownMenu(db))),
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
