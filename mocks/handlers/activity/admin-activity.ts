import { compareVietnamese } from '@/lib/text'
import type { Backend } from '../../pipeline/backend'
import { isWithinDays } from '../../rules/days'
import { pageOf } from '../../rules/lists'
import { success } from '../answers'

/** What staff changed. `record-activity.ts` keeps it. */
export const adminActivityHandlers = {
  adminActivity({ db, query }) {
    const { id, kind, object_id, by, from, to } = query
    const isWithin = isWithinDays({ from, to })
    const fitting = db.tables.activity.filter(
      (entry) =>
        (id === undefined || entry.id === id) &&
        (kind === undefined || entry.kind === kind) &&
        (object_id === undefined || entry.object_id === object_id) &&
        (by === undefined || entry.by === by) &&
        isWithin(entry.at),
    )
    const people = new Set(db.tables.activity.map((entry) => entry.by))
    const lastFirst = fitting.toSorted((one, other) =>
      one.at === other.at ? other.id - one.id : one.at < other.at ? 1 : -1,
    )
    const { items, pagination } = pageOf(lastFirst, query)
    const names = [...people].toSorted(compareVietnamese)
    return success({ entries: [...items], people: names, pagination })
  },
} satisfies Pick<Backend, 'adminActivity'>
