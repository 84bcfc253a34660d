import type { Database } from '../db/database'
import type { Backend } from '../pipeline/backend'
import { parentsFirst, siteErrors } from '../rules/menu'
import { isOutdated, nextVersion } from '../rules/versions'
import { hasErrors, refusal, success } from './answers'
import { siteOf } from './serialize/content'
import { siteRowOf } from './site'

function settingsOf(db: Database) {
  const row = siteRowOf(db)
  return { site: siteOf(row, db.tables.menu), updated_at: row.updated_at }
}

/** The back office's settings: site info and the whole menu. */
export const adminSettingsHandlers = {
  adminSettings: ({ db }) => success(settingsOf(db)),

  updateSettings({ db, body, now }) {
    const before = siteRowOf(db)
    if (isOutdated(body.updated_at, before.updated_at)) throw refusal('updateSettings', 'conflict')
    // What is stored is what the schema names: unknown fields of a lenient request stay out.
    const { website, contact, social, seo, menu } = siteOf(
      { ...before, ...body.site },
      body.site.menu,
    )
    const errors = siteErrors(body.site)
    if (hasErrors(errors)) throw refusal('updateSettings', 'invalid', errors)
    db.transaction(() => {
      const updated_at = nextVersion(before.updated_at, now)
      db.update('site', before.id, { website, contact, social, seo, updated_at })
      for (const { id } of db.tables.menu) if (db.find('menu', id)) db.remove('menu', id)
      for (const item of parentsFirst(menu)) db.insert('menu', item)
    })
    return success(settingsOf(db), 'Cập nhật cài đặt thành công')
  },
} satisfies Pick<Backend, 'adminSettings' | 'updateSettings'>
