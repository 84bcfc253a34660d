import type { ActivitySearch } from '@/domain/activity/activity'
import { ActivityFilters, ActivityList } from '@/features/admin-activity/ActivityList'
import { useMsg } from '@/i18n/use-msg'
import { Boundary } from '@/ui/feedback/Boundary'
import { AdminHead } from '../AdminHead'
import { listPages } from '../list-pages'

type ActivityScreenProps = {
  search: ActivitySearch
  onSearch: (search: ActivitySearch) => void
}

/** Product §10.11: who changed what, with each field before and after. */
export function ActivityScreen({ search, onSearch }: ActivityScreenProps) {
  const msg = useMsg()
  return (
    <>
      <AdminHead title={msg('activity.title')} />
      <Boundary>
        <ActivityFilters search={search} onSearch={onSearch} />
      </Boundary>
      <Boundary>
        <ActivityList search={search} onSearch={onSearch} pages={listPages} />
      </Boundary>
    </>
  )
}
