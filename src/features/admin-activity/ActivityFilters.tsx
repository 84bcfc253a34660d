import { activityKinds, type ActivitySearch, isNarrowed } from '@/domain/admin/activity'
import { useMsg } from '@/i18n/use-msg'
import { FilterDays, FilterLine, FilterSelect } from '@/ui/table/FilterLine'
import { useActivityPage } from './queries'

type ActivityFiltersProps = {
  search: ActivitySearch
  onSearch: (search: ActivitySearch) => void
}

/** Filters by kind of thing, person and days. Each change starts at page 1. */
export function ActivityFilters({ search, onSearch }: ActivityFiltersProps) {
  const msg = useMsg()
  const people = useActivityPage(search).data?.people ?? []
  const { page: _, object_id: __, ...first } = search
  const without = <Field extends keyof typeof first>(field: Field) => {
    const { [field]: ___, ...rest } = first
    return rest
  }
  const onDay = (end: 'from' | 'to', day: string | undefined) =>
    onSearch({ ...without(end), ...(day && { [end]: day }) })
  return (
    <FilterLine onClear={isNarrowed(search) ? () => onSearch({}) : undefined}>
      <FilterSelect
        label={msg('activity.kind')}
        value={search.kind ?? ''}
        options={activityKinds.map((kind) => ({
          value: kind,
          label: msg(`activity.kind.${kind}`),
        }))}
        onChange={(chosen) => {
          const kind = activityKinds.find((one) => one === chosen)
          onSearch({ ...without('kind'), ...(kind && { kind }) })
        }}
      />
      <FilterSelect
        label={msg('activity.by')}
        value={search.by ?? ''}
        options={people.map((name) => ({ value: name, label: name }))}
        onChange={(by) => onSearch({ ...without('by'), ...(by && { by }) })}
      />
      <FilterDays
        from={{
          label: msg('activity.from'),
          value: search.from,
          onChange: (day) => onDay('from', day),
        }}
        to={{
          label: msg('activity.to'),
          value: search.to,
          onChange: (day) => onDay('to', day),
        }}
      />
    </FilterLine>
  )
}
