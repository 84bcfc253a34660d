import type { Facets } from '@/api/generated/model'
import { chosenFilters, type Filter, toggled, unfiltered } from '@/domain/catalogue/filters'
import type { ListSearch } from '@/domain/catalogue/list-search'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Row } from '@/ui/layout/basics'
import { useFilterLabel } from './filter-label'

type FilteredEmptyProps = {
  facets: Facets | undefined
  search: ListSearch
  /** The filter that emptied the list; the last one where that is not known, as after a reload. */
  added: Filter | undefined
  onChange: (next: ListSearch) => void
  /** Called with the click, whose button is gone then. */
  onUndone: () => void
}

/** A list that filters leave nothing of (Product §2.7.5): names the one that emptied it, and takes it back with one click. */
export function FilteredEmpty({ facets, search, added, onChange, onUndone }: FilteredEmptyProps) {
  const msg = useMsg()
  const labelOf = useFilterLabel(facets, search)
  const chosen = chosenFilters(search)
  const isAdded = ({ facet, value }: Filter) => facet === added?.facet && value === added.value
  const emptying = chosen.find(isAdded) ?? chosen.at(-1)
  const last = emptying ? labelOf(emptying) : ''
  const undo = (next: ListSearch) => {
    onUndone()
    onChange(next)
  }
  return (
    <EmptyState
      title={msg('filter.empty', { last })}
      action={
        <Row $gap={3} $justify="center" $wrap>
          <Button onClick={() => undo(emptying ? toggled(search, emptying) : unfiltered(search))}>
            {msg('filter.empty.undo', { last })}
          </Button>
          {chosen.length > 1 && (
            <Button variant="secondary" onClick={() => undo(unfiltered(search))}>
              {msg('filter.empty.clear')}
            </Button>
          )}
        </Row>
      }
    />
  )
}
