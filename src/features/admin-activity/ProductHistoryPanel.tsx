import { useState } from 'react'
import styled from 'styled-components'
import type { ActivityEntry } from '@/api/generated/model'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { color, radius, size, space, text, weight } from '@/theme/tokens.gen'
import { Link } from '@/ui/actions/Link'
import { ShopTime } from '@/ui/data/ShopTime'
import { Async } from '@/ui/feedback/Async'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Text } from '@/ui/layout/basics'
import { loggedChangeText } from './change-text'
import { activityErrorText, useRecordHistory } from './queries'

/** The history of a product. The panel is closed at first, and loads its entries when it opens. */
export function ProductHistoryPanel({ objectId }: { objectId: number }) {
  const msg = useMsg()
  const errorMessage = useErrorTextOf(activityErrorText)
  const [isOpen, setOpen] = useState(false)
  const query = useRecordHistory('product', objectId, isOpen)
  return (
    <Panel onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{msg('activity.history')}</summary>
      {isOpen && (
        <Async
          query={query}
          skeleton={<Skeleton height="120px" />}
          errorMessage={errorMessage}
          isEmpty={({ entries }) => entries.length === 0}
          empty={<Text {...soft}>{msg('activity.history.empty')}</Text>}
        >
          {({ entries, pagination }) => (
            <>
              <Entries>
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <Text {...soft}>
                      <ShopTime at={entry.at} /> {entry.by}
                    </Text>
                    <div>
                      {entry.action !== 'changed' && msg(`activity.action.${entry.action}`)}
                      <LoggedChangeList entry={entry} />
                    </div>
                  </li>
                ))}
              </Entries>
              {(pagination.total ?? 0) > entries.length && (
                <Link to="/admin/activity" search={{ kind: 'product', object_id: objectId }}>
                  {msg('activity.history.all')}
                </Link>
              )}
            </>
          )}
        </Async>
      )}
    </Panel>
  )
}

const soft = { $size: 'sm', $color: 'inkSoft' } as const

/** The greatest number of changes that an entry lists. The number of further changes follows. */
const maxShownChanges = 6

/** The changed fields of an entry, each with its value before and after. */
export function LoggedChangeList({ entry }: { entry: ActivityEntry }) {
  const msg = useMsg()
  // Only an entry for a changed record lists fields. For a new or deleted record, every field would be
  // listed.
  if (entry.action !== 'changed') return null
  const { changes } = entry
  return (
    <Changes>
      {changes.slice(0, maxShownChanges).map((change) => (
        <li key={change.field}>{loggedChangeText(entry.kind, change, msg)}</li>
      ))}
      {changes.length > maxShownChanges && (
        <li>{msg('activity.more', { n: changes.length - maxShownChanges })}</li>
      )}
    </Changes>
  )
}

const Panel = styled.details`
  padding: 0 ${space(4)} ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  margin-block-start: ${space(6)};
  background: ${color.surface};

  summary {
    min-height: ${size.target};
    padding-block: ${space(3)};
    font-weight: ${weight.bold};
  }

  @media print {
    display: none;
  }
`

const Entries = styled.ul`
  display: grid;

  li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
    padding-block: ${space(2)};
    border-block-start: 1px solid ${color.line};
    font-size: ${text.sm};
    gap: ${space(1)} ${space(4)};
  }
`

const Changes = styled.ul`
  display: grid;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  gap: ${space(1)};
  overflow-wrap: anywhere;
`
