import type { Database } from '../db/database'
import type { MenuItemRow, SiteRow } from '../db/content-tables'
import type { Backend } from '../pipeline/backend'
import { success } from './answers'
import { siteOf } from './serialize/content'

/** Returns the only row of the table `site`. */
export function siteRowOf(db: Database): SiteRow {
  const [site] = db.tables.site
  if (!site) throw new Error('The world has no site')
  return site
}

/** Returns active items whose parents are active too. */
function shownMenu(db: Database): readonly MenuItemRow[] {
  const isShown = ({ is_active, parent_id }: MenuItemRow): boolean =>
    is_active && (parent_id === null || isShown(db.get('menu', parent_id)))
  return db.tables.menu.filter(isShown)
}

/** Site-wide information (Product §1). */
export const siteHandlers = {
  siteInfo: ({ db }) => success(siteOf(siteRowOf(db), shownMenu(db))),
} satisfies Pick<Backend, 'siteInfo'>
