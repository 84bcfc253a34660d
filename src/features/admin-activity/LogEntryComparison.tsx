import { useState } from 'react'
import styled from 'styled-components'
import type { ActivityEntry, ActivityKind, FieldChange } from '@/api/generated/model'
import { useErrorTextOf, useLocale, useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { color, radius, space, text } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { Async } from '@/ui/feedback/Async'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Text } from '@/ui/layout/basics'
import { loggedChangeText, loggedFieldText, loggedValueText } from './change-text'
import { useActivityEntry, logEntryErrorText } from './queries'

type LogEntryComparisonProps = {
  version: number
  /** The kind of the record on the page. An entry of another record is not shown. */
  kind: Extract<ActivityKind, 'product' | 'order'>
  objectId: number
  /**
   * Returns the current value of a field as the log would store it. Returns undefined if the field can't be
   * compared.
   */
  nowOf: (change: FieldChange) => string | undefined
  /** Restores the value from before the change. Without this function staff can only read the values. */
  onTakeBack?: (change: FieldChange) => void
}

/** Compares a log entry with the record on the page: the value of each field before, after, and now. */
export function LogEntryComparison({ version, kind, objectId, ...rest }: LogEntryComparisonProps) {
  const msg = useMsg()
  const query = useActivityEntry(version, kind, objectId)
  return (
    <Async
      query={query}
      skeleton={<Skeleton height="96px" />}
      errorMessage={useErrorTextOf(logEntryErrorText)}
      isEmpty={(entries) => entries.length === 0}
      empty={<Note>{msg('activity.version.gone')}</Note>}
    >
      {(entries) => entries.map((entry) => <Version key={entry.id} entry={entry} {...rest} />)}
    </Async>
  )
}

type VersionProps = Pick<LogEntryComparisonProps, 'nowOf' | 'onTakeBack'> & { entry: ActivityEntry }

function Version({ entry, nowOf, onTakeBack }: VersionProps) {
  const msg = useMsg()
  const locale = useLocale()
  const [restored, setRestored] = useState<FieldChange>()
  const signature = { by: entry.by, at: formatMoment(entry.at, locale) }
  const isNew = entry.action === 'created'
  return (
    <Note>
      <Text as="h2" $title="h4">
        {msg(isNew ? 'activity.version.created' : 'activity.version.changed', signature)}
      </Text>
      {!isNew && (
        <Changes>
          {entry.changes.map((change) => (
            <ChangeLine
              key={change.field}
              kind={entry.kind}
              change={change}
              now={nowOf(change)}
              onTakeBack={
                onTakeBack &&
                (() => {
                  onTakeBack(change)
                  setRestored(change)
                })
              }
            />
          ))}
        </Changes>
      )}
      <p role="status">
        {restored &&
          msg('activity.version.taken', {
            field: loggedFieldText(entry.kind, restored.field, msg),
            value: loggedValueText(entry.kind, restored.field, restored.before, msg),
          })}
      </p>
    </Note>
  )
}

type ChangeLineProps = {
  kind: ActivityKind
  change: FieldChange
  now: string | undefined
  onTakeBack?: (() => void) | undefined
}

/**
 * One changed field with its value before and after. If the current value is another one, it is shown, too.
 */
function ChangeLine({ kind, change, now, onTakeBack }: ChangeLineProps) {
  const msg = useMsg()
  const { field, before, after } = change
  const value = loggedValueText(kind, field, before, msg)
  // The log cuts long values off ("…"). Such a value is incomplete, so it can't be restored.
  const canGoBack = onTakeBack && now !== undefined && !before.endsWith('…')
  return (
    <li>
      <span>
        {loggedChangeText(kind, change, msg)}
        {now !== undefined && now !== after && (
          <Now>
            {msg('activity.version.now', { value: loggedValueText(kind, field, now, msg) })}
          </Now>
        )}
      </span>
      {canGoBack && (
        <Button
          variant="secondary"
          // `aria-disabled` instead of `disabled`, because a disabled button would lose the focus.
          aria-disabled={now === before}
          aria-label={msg('activity.version.backTo', {
            field: loggedFieldText(kind, field, msg),
            value,
          })}
          onClick={() => now !== before && onTakeBack()}
        >
          {msg('activity.version.back')}
        </Button>
      )}
    </li>
  )
}

const Note = styled.section`
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  margin-block-end: ${space(4)};
  background: ${color.sand};
  font-size: ${text.sm};

  @media print {
    display: none;
  }
`

const Changes = styled.ul`
  display: grid;
  padding-block: ${space(2)};
  gap: ${space(2)};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(4)};
  }
`

const Now = styled.span`
  display: block;
  color: ${color.inkSoft};
`
